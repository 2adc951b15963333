import type ComponentTypeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentTypeRepresentation";
import { Content, List, ListItem } from "@patternfly/react-core";
import type { WithAccess, Write } from "~/data/access/permissions";
import type { Vocabulary } from "~/features/workflows/completion";
import { type Key, useSort, useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";

interface Props {
  /** The types of steps that the server has. */
  types: readonly ComponentTypeRepresentation[];
  vocabulary: Vocabulary;
  /** What the form saves by. */
  call: Write;
  object?: WithAccess;
  /** Adds a step to the text. */
  onAdd: (uses: string) => void;
}

/** What workflows of this server can be made of: steps, events and conditions, as server info has them. */
export function WorkflowWords({ types, vocabulary, call, object, onAdd }: Props) {
  const t = useT();
  const sorted = useSort(types, ({ id }) => id);
  return (
    <>
      <Content component="h2">{t("gatehouse.workflowKnown")}</Content>
      <Content component="h3">{t("gatehouse.workflowSteps")}</Content>
      <List isPlain>
        {sorted.map(({ id, helpText }) => (
          <ListItem key={id}>
            <WriteButton variant="link" call={call} object={object} testId={`add-${id}`} onClick={() => onAdd(id)}>
              <bdi>{id}</bdi>
            </WriteButton>{" "}
            <bdi>{helpText}</bdi>
          </ListItem>
        ))}
      </List>
      <Names title="gatehouse.workflowEvents" names={vocabulary.events} />
      <Names title="gatehouse.workflowConditions" names={vocabulary.conditions} />
      {/* the server takes quotes for a part of the name, which then is nobody's */}
      <p>{t(["gatehouse.workflowArguments", { example: "has-role(staff)" }])}</p>
    </>
  );
}

/** Words that can be written, where the server names them. */
function Names({ title, names }: { title: Key; names: readonly string[] }) {
  const t = useT();
  if (names.length === 0) return null;
  return (
    <>
      <Content component="h3">{t(title)}</Content>
      <p>
        {names.map((name) => (
          <span key={name}>
            <code>{name}</code>{" "}
          </span>
        ))}
      </p>
    </>
  );
}
