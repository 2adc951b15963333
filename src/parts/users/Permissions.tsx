import type { ManagementPermissionReference } from "@keycloak/keycloak-admin-client/lib/defs/managementPermissionReference";
import { Card, CardBody, CardTitle, FormGroup, Switch } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import { env } from "~/data/auth/env";
import { useOptional } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";
import { to } from "~/routes";
import { RowMenu } from "~/kit/list/DataTable";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { type Call, useAction } from "~/data/write/action";
import { useCan, type Write } from "~/data/access/permissions";
import { RichText } from "~/i18n/RichText";
import { useServerText, useSort, useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { named } from "~/kit/controls/Write";
import { LinkIfThere } from "~/kit/page/LinkIfThere";

interface Props {
  type: "roles" | "users" | "groups" | "clients" | "identityProviders";
  permissions: ManagementPermissionReference;
  call: Write;
  /** Switches the permissions of the object on or off. */
  set: (call: Call, enabled: boolean) => Promise<unknown>;
}

const question = {
  title: "permissionsDisable",
  body: "permissionsDisableConfirm",
  label: "confirm",
  danger: true,
} as const;

/** Who may manage one object, in the first model of fine-grained permissions (feature ADMIN_FINE_GRAINED_AUTHZ). */
export function Permissions({ type, permissions: { enabled = false, scopePermissions = {} }, call, set }: Props) {
  const t = useT();
  const denial = useCan()(call);
  const change = useAction(set, { failed: "gatehouse.permissionsError" });
  const toggle = async (on: boolean) => {
    if (on || (await confirm(question))) await change.run(on);
  };
  return (
    <>
      <Card>
        <CardTitle>{t("permissions")}</CardTitle>
        <CardBody>
          {t(`${type}PermissionsHint`)}
          <FormGroup
            label={t("permissionsEnabled")}
            fieldId="permissionsEnabled"
            labelHelp={<HelpIcon name="permissionsEnabled" text="permissionsEnabledHelp" />}
          >
            <Switch
              id="permissionsEnabled"
              data-testid="permissionSwitch"
              {...named(call, denial)}
              aria-label={t("permissionsEnabled")}
              label={t(enabled ? "on" : "off")}
              isChecked={enabled}
              isDisabled={change.running || denial !== undefined}
              onChange={(_, on) => void toggle(on)}
            />
          </FormGroup>
        </CardBody>
      </Card>
      {enabled && <Scopes type={type} permissions={scopePermissions} />}
    </>
  );
}

/** What can be permitted with an object, each with the permission that decides it (`clients?clientId=…` keeps them). */
function Scopes({ type, permissions }: { type: Props["type"]; permissions: Readonly<Record<string, string>> }) {
  const t = useT();
  const text = useServerText();
  const navigate = useNavigate();
  const scopes = useSort(Object.keys(permissions), (name) => name);
  // the realm of the administration keeps its own beside those of the other realms
  const clientId = useRealm() === env().masterRealm ? `${env().masterRealm}-realm` : "realm-management";
  // who may not see it reads the names without links
  const id = useOptional("clients.find", { clientId })?.[0]?.id;
  const page = id
    ? (name: string) =>
        to("authorization-permission", { id, permissionType: "scope", permissionId: permissions[name] ?? "" })
    : undefined;
  return (
    <Card>
      <CardTitle>{t("permissionsList")}</CardTitle>
      <CardBody>
        <p>
          <RichText
            text="permissionsListIntro"
            values={{ realm: clientId }}
            elements={{
              1: <LinkIfThere to={id && to("client", { id, tab: "authorization", subtab: "permissions" })} />,
            }}
          />
        </p>
        <Table aria-label={t("permissionsList")}>
          <Thead>
            <Tr>
              <Th id="permissionsScopeName">{t("permissionsScopeName")}</Th>
              <Th id="description">{t("description")}</Th>
              <Th unseen={t("edit")} />
            </Tr>
          </Thead>
          <Tbody>
            {scopes.map((name) => (
              <Tr key={name}>
                <Td label={t("permissionsScopeName")} id={`scope-${name}`}>
                  <LinkIfThere to={page?.(name)}>{name}</LinkIfThere>
                </Td>
                <Td label={t("description")}>{text(`scopePermissions.${type}.${name}-description`)}</Td>
                <Td>
                  {page && (
                    <RowMenu
                      row={name}
                      describedBy={`scope-${name}`}
                      actions={[{ label: "edit", run: () => void navigate(page(name)) }]}
                    />
                  )}
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </CardBody>
    </Card>
  );
}
