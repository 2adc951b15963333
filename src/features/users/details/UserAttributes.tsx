import { useOptional } from "~/data/query/cache";
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { notSaved, updateUser } from "~/features/users/details/userForm";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { LONGEST } from "~/kit/form/values";

interface Values {
  unmanagedAttributes: Record<string, string[]>;
}

const testIds = { save: "attributes-save", cancel: "attributes-revert" };

const managedBy = ({ userProfileMetadata }: UserRepresentation) =>
  new Set(userProfileMetadata?.attributes?.map(({ name }) => name));

const toForm = (user: UserRepresentation): Values => {
  const managed = managedBy(user);
  const own = Object.entries<string[]>(user.attributes ?? {}).filter(([name]) => !managed.has(name));
  return { unmanagedAttributes: Object.fromEntries(own) };
};

const toObject = ({ unmanagedAttributes }: Values) => ({ attributes: unmanagedAttributes });

/** The attributes of a user that its profile does not name, as far as the realm's policy lets them be changed. */
export function UserAttributes({ user }: UserTabProps) {
  const t = useT();
  const { id } = user;
  const policy = useOptional("users.getProfile")?.unmanagedAttributePolicy;
  const isViewOnly = policy === "ADMIN_VIEW";
  const fields: FieldSpec<Values>[] = [
    {
      kind: "keyValue",
      name: "unmanagedAttributes",
      label: "attributes",
      isDisabled: isViewOnly,
      validate: (map) => {
        const managed = managedBy(user);
        const name = Object.keys(map).find((key) => managed.has(key));
        if (name !== undefined) return ["gatehouse.attributeManaged", { name }];
        // longer values have room
        return Object.keys(map).some((key) => key.length > LONGEST) ? ["maxLength", { length: LONGEST }] : undefined;
      },
    },
  ];
  const edit = useEdit({
    name: "user attributes",
    object: user,
    toForm,
    toObject,
    call: "users.update",
    read: (call) => call("users.findOne", { id, userProfileMetadata: true }),
    write: (call, next, _, before) => updateUser(call, id, next, before),
    nameOf: (field) => (managedBy(user).has(field) ? undefined : "unmanagedAttributes"),
    done: "userSaved",
    failed: notSaved,
  });
  return (
    <>
      {isViewOnly && <p>{t("gatehouse.attributesViewOnly")}</p>}
      <EditForm edit={edit} fields={fields} testIds={testIds} />
    </>
  );
}
