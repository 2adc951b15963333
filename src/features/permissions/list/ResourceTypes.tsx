import { Alert, Button } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import type { ResourceType } from "~/data/api/authorization";
import { useTextIfThere } from "~/features/permissions/scopes";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { to } from "~/routes";

interface Props {
  /** Internal id of the client that keeps the permissions. */
  id: string;
  types: readonly ResourceType[];
  onClose: () => void;
}

/** Chooses what kind of objects a new permission is about. */
export function ResourceTypes({ id, types, onClose }: Props) {
  const t = useT();
  const text = useTextIfThere();
  const navigate = useNavigate();
  return (
    <Dialog
      id="resource-types"
      variant="medium"
      title={t("chooseAResourceType")}
      name={t("createPermission")}
      onClose={onClose}
    >
      <Alert isInline variant="info" title={t("chooseAResourceTypeInstructions")} />
      <Table aria-label={t("permissions")}>
        <Thead>
          <Tr>
            <Th>{t("resourceType")}</Th>
            <Th>{t("description")}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {types.map(({ type }) => {
            const choose = () => {
              onClose();
              void navigate(to("permission-new", { id, resourceType: type }));
            };
            return (
              // the button serves the keyboard; the row is as large as the pointer's target can be
              <Tr key={type} data-testid={type} className="gh-clickable" onClick={choose}>
                <Td label={t("resourceType")}>
                  <Button variant="link" isInline>
                    {type}
                  </Button>
                </Td>
                <Td label={t("description")}>{text(`resourceType.${type}`)}</Td>
              </Tr>
            );
          })}
        </Tbody>
      </Table>
    </Dialog>
  );
}
