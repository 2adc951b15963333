import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { hasFeature } from "~/data/access/features";
import { env } from "~/data/auth/env";
import { forgetRealms } from "~/data/browser/recentRealms";
import { forgetRealm, useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import { useRealm } from "~/data/query/useRealm";
import { Endpoints } from "~/features/realmSettings/general/Endpoints";
import { confirmWithoutSignals, sendsSignals } from "~/features/realmSettings/general/signals";
import { generalFields } from "~/features/realmSettings/general/generalFields";
import { type GeneralSettings, writeGeneral } from "~/features/realmSettings/general/writeGeneral";
import { useT } from "~/i18n/useT";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { goToConsole } from "~/parts/realm/goToConsole";
import { realmConverters } from "~/parts/realm/realmConverters";
import { isAboutRealmName } from "~/parts/realm/realmName";
import { to } from "~/routes";

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
  const { toForm, toObject } = useMemo(() => realmConverters<GeneralSettings>(names.split(" ")), [names]);
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
    read: async (call): Promise<GeneralSettings> => {
      const [now, profile] = await Promise.all([call("realms.findOne", { realm: name }), call("users.getProfile")]);
      return { ...now, unmanagedAttributePolicy: profile.unmanagedAttributePolicy };
    },
    write: async (call, next, _, before) => {
      const saved = await writeGeneral(call, name, next, before);
      if (saved === name) return saved;
      // nothing is there any more under the name before
      forgetRealm(name);
      forgetRealms([name]);
      if (name !== env().realm) return saved;
      // nor is there a session of who signed in to it: the console of the new name begins one
      return goToConsole(saved, to("realm-settings", { realm: saved, tab: "general" }));
    },
    fieldOf: (failure) => (isAboutRealmName(failure) ? "realm" : undefined),
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
