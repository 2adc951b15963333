import { type Rule, useAccess } from "~/data/access/access";
import { LISTS_ORGANIZATIONS } from "~/data/access/organizations";
import { SEES_USERS } from "~/data/access/readers";
import type { Key, Text } from "~/i18n/useT";
import type { FieldProps } from "~/kit/form/fieldProps";
import { MultiLine } from "~/kit/form/kinds/MultiLine";
import { TextField } from "~/kit/form/kinds/TextField";
import { GroupsField } from "~/parts/authorization/policies/GroupsField";
import { RolesField } from "~/parts/authorization/policies/RolesField";
import { OrganizationSelect } from "~/parts/organizations/OrganizationSelect";
import { ClientSelect } from "~/parts/providerSettings/ClientSelect";
import { UserSelect } from "~/parts/users/UserSelect";

/** Label and help of a field. */
export type FieldWords = Pick<FieldProps, "label" | "help">;

interface Props extends Pick<FieldProps, "name" | "required"> {
  /** Type of the objects, as the server names it. */
  type: string;
  /** The form keeps several ids instead of one. */
  isMulti?: boolean;
  words?: FieldWords;
}

interface PickerProps extends FieldProps {
  isMulti: boolean;
}

const pickers: Readonly<Record<string, (props: PickerProps) => React.ReactNode>> = {
  Users: UserSelect,
  Clients: (props) => <ClientSelect {...props} byId />,
  Groups: ({ isMulti, ...props }) => <GroupsField {...props} stores={isMulti ? "ids" : "id"} />,
  Roles: ({ isMulti, ...props }) => <RolesField {...props} stores={isMulti ? "ids" : "id"} />,
  Organizations: OrganizationSelect,
};

const labels: Readonly<Record<string, Key>> = {
  Users: "usersResources",
  Clients: "clientsResources",
  Groups: "groupsResources",
  Roles: "roles",
  Organizations: "organizations",
};

/** Who may list the objects of a type: to others its picker offers none. */
const listers: Readonly<Record<string, Rule>> = { Users: SEES_USERS, Organizations: LISTS_ORGANIZATIONS };

/** Of a type that is not known here, or may not be listed: its objects are named by their ids. */
const Ids = ({ isMulti, ...props }: PickerProps) => (isMulti ? <MultiLine {...props} /> : <TextField {...props} />);

/** Objects of a type that a permission is about; the form keeps their ids. Other words than these are handed in. */
export function ObjectField({ type, isMulti = false, words, ...props }: Props) {
  const mayList = useAccess()(listers[type] ?? "anyone").length === 0;
  const Picker = (mayList ? pickers[type] : undefined) ?? Ids;
  const label: Text = type === "Roles" && !isMulti ? "role" : (labels[type] ?? { text: type });
  const help: Text = ["resourceTypeHelpText", { resourceType: type.toLowerCase() }];
  return <Picker {...props} {...(words ?? { label, help })} isMulti={isMulti} />;
}
