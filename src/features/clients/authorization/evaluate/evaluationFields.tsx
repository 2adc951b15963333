import { usePaged } from "~/data/query/cache";
import { ResourceRows } from "~/features/clients/authorization/evaluate/ResourceRows";
import type { Question } from "~/features/clients/authorization/evaluate/evaluation";
import { ScopeSelect } from "~/features/clients/authorization/ScopeSelect";
import { labelled } from "~/i18n/serverWords";
import { useTyped } from "~/kit/controls/useTyped";
import type { FieldProps } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { MultiLine } from "~/kit/form/kinds/MultiLine";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { ClientSelect } from "~/parts/providerSettings/ClientSelect";
import { useMayListRoles } from "~/parts/roles/useMayListRoles";
import { UserSelect } from "~/parts/users/UserSelect";

/** Most roles offered at once, whatever their number. */
const MOST = 20;

/** Roles of the realm by name; who may not list them can only type. */
function RoleNames(props: FieldProps) {
  return useMayListRoles() ? <RoleNamesSelect {...props} /> : <MultiLine {...props} />;
}

/** The same, found by typing a part of the name (`GET roles?search=…`). */
function RoleNamesSelect(props: FieldProps) {
  const [search, setSearch] = useTyped();
  const { rows = [] } = usePaged("roles.find", { first: 0, max: MOST - 1, ...(search && { search }) });
  const options = rows.flatMap(({ name }) => (name ? [{ key: name, value: { text: name } }] : []));
  return <SelectField {...props} isMulti options={options} onSearch={setSearch} placeholder="selectARole" />;
}

/** Who asks: a user in a client, perhaps with other roles. */
export const whoFields: FieldSpec<Question>[] = [
  {
    kind: "custom",
    name: "client",
    label: "client",
    render: () => <ClientSelect name="client" label="client" help="clientHelp" byId required />,
  },
  {
    kind: "custom",
    name: "user",
    label: "users",
    render: () => <UserSelect name="user" label="users" help="selectUser" required />,
  },
  {
    kind: "custom",
    name: "roleIds",
    label: "roles",
    render: () => <RoleNames name="roleIds" label="roles" help="rolesHelp" />,
  },
];

/** What it is about: all resources of a type, or some of them; of a client by its internal id. */
export function permissionFields(id: string): FieldSpec<Question>[] {
  const isByType = { name: "byType" as const, is: (byType: unknown) => byType === true };
  return [
    {
      kind: "switch",
      name: "byType",
      id: "applyToResource-switch",
      ...labelled("applyToResourceType"),
    },
    {
      kind: "text",
      name: "resourceType",
      testId: "alias",
      ...labelled("resourceType"),
      required: true,
      when: isByType,
    },
    {
      kind: "custom",
      name: "authScopes",
      label: "authScopes",
      when: isByType,
      render: () => <ScopeSelect name="authScopes" label="authScopes" help="scopesSelect" clientId={id} />,
    },
    {
      kind: "custom",
      name: "resources",
      label: "resourcesAndScopes",
      when: { name: "byType", is: (byType) => byType !== true },
      render: () => <ResourceRows id={id} />,
    },
  ];
}
