import { useMemo } from "react";
import { SEES_CLIENTS } from "~/data/access/readers";
import { useData } from "~/data/query/cache";
import { useAccess } from "~/data/access/access";
import { hasFeature } from "~/data/access/features";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import { useEach } from "~/data/query/useEach";
import { useRealm } from "~/data/query/useRealm";
import { attributeSections } from "~/features/realmSettings/userProfile/attributeFields";
import {
  type AttributeValues,
  type EditedAttribute,
  refusedField,
  toForm,
  toObject,
} from "~/features/realmSettings/userProfile/attributeForm";
import { changeProfile, partOf, withPart } from "~/features/realmSettings/userProfile/profile";
import { PartPreview } from "~/features/realmSettings/userProfile/preview/PartPreview";
import { WithPreview } from "~/features/realmSettings/userProfile/preview/WithPreview";
import { predefined, textKey, useTranslatedWrite, withKeys } from "~/features/realmSettings/userProfile/translations";
import { useT } from "~/i18n/useT";
import type { Call } from "~/data/write/action";
import { SectionsForm } from "~/kit/form/SectionsForm";
import { useEdit } from "~/kit/form/useEdit";
import { useCrumbs } from "~/kit/page/crumbs";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { PageSection } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const prefixes = { displayName: "profile.attributes" };
const testIds = { save: "attribute-create", cancel: "attribute-cancel" };
const empty: EditedAttribute = { multivalued: false, permissions: { edit: ["admin"], view: [] } };

/** An attribute of the user profile, or a new one (`PUT users/profile`). */
export default function Attribute() {
  const t = useT();
  const realm = useRealm();
  const translated = useTranslatedWrite(prefixes);
  const navigate = useNavigate();
  const { attributeName: name = "" } = usePlace().params;
  const profile = useData("users.getProfile");
  // who may not see client scopes still sees those that are chosen
  const maySee = useAccess()(SEES_CLIENTS).length === 0;
  const scopes = useEach("clientScopes.find", maySee ? [realm] : [], () => []).get(realm) ?? [];
  const attribute = useMemo(
    (): EditedAttribute => (name ? partOf(profile, "attributes", name) : empty),
    [profile, name],
  );
  const others = (profile.attributes ?? []).flatMap((one) => (one.name === name ? [] : (one.name ?? [])));
  const attributes = to("realm-settings", { tab: "user-profile", subtab: "attributes" });
  useCrumbs([{ text: t("userProfile"), to: attributes }]);
  const isTranslated = useRealmRepresentation().internationalizationEnabled === true;
  /** As the form says, a new attribute is called by its key where names have several languages. */
  const toStored = (values: AttributeValues): EditedAttribute => {
    const next = toObject(values);
    if (name || !isTranslated || !next.name || predefined.includes(next.name)) return next;
    return { ...next, displayName: `\${${textKey(next.displayName, prefixes.displayName, next.name)}}` };
  };
  const write = (call: Call, next: EditedAttribute, isNew: boolean) =>
    translated.write(call, next, (item) => changeProfile(call, withPart("attributes", item, isNew)));
  const edit = useEdit({
    name: name ? `attribute ${name}` : "new attribute",
    object: attribute,
    toForm,
    toObject: toStored,
    call: "users.updateProfile",
    read: name
      ? async (call): Promise<EditedAttribute> => partOf(await call("users.getProfile"), "attributes", name)
      : undefined,
    before: async () => {
      translated.begin();
      return true;
    },
    write: (call, next, { seen }) => write(call, { ...next, seen }, name === ""),
    recreate: (call, next) => write(call, next, true),
    fieldOf: (failure) => refusedField(failure, others),
    onSaved: () => navigate(attributes),
    done: "createAttributeSuccess",
    failed: "createAttributeError",
  });
  const [label, help] = [t.ifThere("defaultValue"), t.ifThere("defaultValueHelp")];
  const hasScim = hasFeature(useServerInfo(), "SCIM_API");
  const [scim, mapping] = [t.ifThere("scimSettings"), t.ifThere("scimAttributeMapping")];
  const sections = attributeSections({
    name,
    profile,
    scopes: scopes.flatMap((scope) => scope.name ?? []).sort(),
    defaultValue: label && help ? { label: { text: label }, help: { text: help } } : undefined,
    scim: hasScim && scim && mapping ? { title: { text: scim }, label: { text: mapping } } : undefined,
  });
  return (
    <>
      <PageHeading title={name || t("createAttribute")} subtitle={name === "" && t("createAttributeSubTitle")} />
      <PageSection>
        <WithPreview
          preview={
            <PartPreview
              form={edit.form}
              typed={(values) => withKeys(toStored(values), prefixes)}
              list="attributes"
              profile={profile}
              isNew={name === ""}
            />
          }
        >
          <SectionsForm
            edit={edit}
            sections={sections}
            cancelTo={attributes}
            save={name ? "save" : "create"}
            testIds={testIds}
          />
        </WithPreview>
      </PageSection>
    </>
  );
}
