import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { UserProfileConfig } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { hasFeature } from "~/data/access/features";
import { forgetRealms } from "~/data/browser/recentRealms";
import { forgetRealm, useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import { useRealm } from "~/data/query/useRealm";
import { Endpoints } from "~/features/realmSettings/general/Endpoints";
import { confirmWithoutSignals, sendsSignals } from "~/features/realmSettings/general/signals";
import { generalFields } from "~/features/realmSettings/general/generalFields";
import { useT } from "~/i18n/useT";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { realmConverters, withoutEmpty } from "~/parts/realm/realmConverters";
import { to } from "~/routes";

/** The realm, and of the user profile what the general settings show. */
type General = RealmRepresentation & Pick<UserProfileConfig, "unmanagedAttributePolicy">;

const testIds = { save: "realmSettingsGeneralTab-save", cancel: "realmSettingsGeneralTab-revert" };

/**
 * What the realm is called and offers. Saves the realm and, where it was changed, the policy of unmanaged attributes,
 * which is a part of the user profile (`PUT users/profile`).
 */
export function General() {
  const t = useT();
  const navigate = useNavigate();
  const name = useRealm();
  const realm = useRealmRepresentation();
  const { unmanagedAttributePolicy } = useData("users.getProfile");
  const object = useMemo(() => ({ ...realm, unmanagedAttributePolicy }), [realm, unmanagedAttributePolicy]);
  const info = useServerInfo();
  const fields = generalFields(t, info);
  const names = fields.map((field) => field.name).join(" ");
  const { toForm, toObject } = useMemo(() => realmConverters<General>(names.split(" ")), [names]);
  const edit = useEdit({
    name: "realm general",
    object,
    toForm,
    toObject,
    call: "realms.update",
    // without the feature the form has no such switch, and says nothing of it
    before: async (_, values) =>
      !hasFeature(info, "SSF") ||
      !sendsSignals(object) ||
      sendsSignals(toObject(values)) ||
      confirmWithoutSignals(t, name),
    read: async (call): Promise<General> => {
      const [now, profile] = await Promise.all([call("realms.findOne", { realm: name }), call("users.getProfile")]);
      return { ...now, unmanagedAttributePolicy: profile.unmanagedAttributePolicy };
    },
    write: async (call, { unmanagedAttributePolicy: policy, ...next }, _, before) => {
      // while the realm sends events no more, the server does not let them be forgotten
      if (sendsSignals(before) && !sendsSignals(next)) await call("ssf.deleteQueued");
      await call("realms.update", { realm: name }, withoutEmpty(next, before));
      const saved = next.realm ?? name;
      // a realm that is refused leaves the profile as it is
      if ((policy || undefined) !== (before.unmanagedAttributePolicy || undefined)) {
        const { unmanagedAttributePolicy: _policy, ...profile } = await call("users.getProfile", { realm: saved });
        const next = policy ? { ...profile, unmanagedAttributePolicy: policy } : profile;
        await call("users.updateProfile", { ...next, realm: saved });
      }
      if (saved !== name) {
        // nothing is there any more under the name before
        forgetRealm(name);
        forgetRealms([name]);
      }
      return saved;
    },
    onSaved: (saved) => saved !== name && navigate(to("realm-settings", { realm: saved, tab: "general" })),
    done: "realmSaveSuccess",
    failed: "realmSaveError",
  });
  return (
    <EditForm edit={edit} fields={fields} testIds={testIds}>
      <Endpoints />
    </EditForm>
  );
}
