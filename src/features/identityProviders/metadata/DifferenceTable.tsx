import { Checkbox } from "@patternfly/react-core";
import type { Difference } from "~/features/identityProviders/metadata/differences";
import { useT } from "~/i18n/useT";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";

interface Props {
  differences: readonly Difference[];
  /** Names of those that are not taken. */
  left: readonly string[];
  onLeave: (names: string[]) => void;
}

/** Characters of a value that are shown: a certificate fills no window. */
const SHOWN = 120;

const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** What metadata say otherwise, to choose what is taken. */
export function DifferenceTable({ differences, left, onLeave }: Props) {
  const t = useT();
  return (
    <Table className="gh-wrap" aria-label={t("gatehouse.compareMetadata")}>
      <Thead>
        <Tr>
          <Th unseen={t("select")} />
          <Th>{t("name")}</Th>
          <Th>{t("gatehouse.valueNow")}</Th>
          <Th>{t("gatehouse.valueFound")}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {differences.map(({ name, now, found }) => (
          <Tr key={name}>
            <Td>
              <Checkbox
                id={`take-${name}`}
                data-testid={`take-${name}`}
                aria-label={t(["gatehouse.selectRow", { row: name }])}
                isChecked={!left.includes(name)}
                onChange={(_, on) => onLeave(on ? left.filter((one) => one !== name) : [...left, name])}
              />
            </Td>
            <Td label={t("name")}>{name}</Td>
            <Td label={t("gatehouse.valueNow")}>{cut(now) || "—"}</Td>
            <Td label={t("gatehouse.valueFound")}>{cut(found) || "—"}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
