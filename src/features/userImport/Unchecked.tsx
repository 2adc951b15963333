import { Alert, List, ListItem } from "@patternfly/react-core";
import { type Profile, type Target, targetOf } from "~/features/userImport/mapping";
import { uncheckedOf } from "~/features/userImport/validate";
import { useServerText, useT } from "~/i18n/useT";

/** Says what no dry run can know: the server only checks it when a user is written. */
export function Unchecked({ profile, mapping }: { profile: Profile; mapping: Target[] }) {
  const t = useT();
  const serverText = useServerText();
  const mapped = profile.attributes.filter(({ name = "" }) => mapping.includes(targetOf(name)));
  const items = uncheckedOf(mapped).map(({ name, by }) => {
    const { displayName } = mapped.find((one) => one.name === name) ?? {};
    return `${serverText(displayName || name)}: ${by.join(", ")}`;
  });
  if (mapping.includes("password")) items.push(t("gatehouse.importPolicy"));
  if (items.length === 0) return null;
  return (
    <Alert isInline component="h3" variant="info" title={t("gatehouse.importUnchecked")} data-testid="import-unchecked">
      <List>
        {items.map((item) => (
          <ListItem key={item}>{item}</ListItem>
        ))}
      </List>
    </Alert>
  );
}
