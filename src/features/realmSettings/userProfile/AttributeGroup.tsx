import { PageSection } from "@patternfly/react-core";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import type { Call } from "~/data/write/action";
import { groupFields, type EditedGroup, toForm, toObject } from "~/features/realmSettings/userProfile/groupForm";
import { changeProfile, partOf, withNewGroup, withPart } from "~/features/realmSettings/userProfile/profile";
import { PartPreview } from "~/features/realmSettings/userProfile/preview/PartPreview";
import { WithPreview } from "~/features/realmSettings/userProfile/preview/WithPreview";
import { useTranslatedWrite, withKeys } from "~/features/realmSettings/userProfile/translations";
import { useT } from "~/i18n/useT";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { useCrumbs } from "~/kit/page/crumbs";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

const testIds = { save: "saveGroupBtn", cancel: "cancel" };
const empty: EditedGroup = {};
const prefixes = {
  displayHeader: "profile.attribute-group",
  displayDescription: "profile.attribute-group-description",
};

/** A group of attributes of the user profile, or a new one (`PUT users/profile`). */
export default function AttributeGroup() {
  const t = useT();
  const translated = useTranslatedWrite(prefixes);
  const navigate = useNavigate();
  const { name = "" } = usePlace().params;
  const profile = useData("users.getProfile");
  const group = useMemo((): EditedGroup => (name ? partOf(profile, "groups", name) : empty), [profile, name]);
  const groups = to("realm-settings", { tab: "user-profile", subtab: "attributes-group" });
  useCrumbs([{ text: t("userProfile"), to: groups }]);
  const write = (call: Call, next: EditedGroup, isNew: boolean) =>
    translated.write(call, next, (item) =>
      changeProfile(call, isNew ? withNewGroup(item, t("gatehouse.nameInUse")) : withPart("groups", item)),
    );
  const edit = useEdit({
    name: name ? `attribute group ${name}` : "new attribute group",
    object: group,
    toForm,
    toObject,
    call: "users.updateProfile",
    read: name
      ? async (call): Promise<EditedGroup> => partOf(await call("users.getProfile"), "groups", name)
      : undefined,
    before: async () => {
      translated.begin();
      return true;
    },
    write: (call, next, { seen }) => write(call, { ...next, seen }, name === ""),
    recreate: (call, next) => write(call, next, true),
    onSaved: () => navigate(groups),
    done: "userProfileSuccess",
    failed: "userProfileError",
  });
  const fields = groupFields(profile, name, prefixes, t("annotationsText"));
  return (
    <>
      <PageHeading title={name || t("createGroupText")} />
      <PageSection>
        <WithPreview
          preview={
            <PartPreview
              form={edit.form}
              typed={(values) => withKeys(toObject(values), prefixes)}
              list="groups"
              profile={profile}
              isNew={name === ""}
            />
          }
        >
          <EditForm edit={edit} fields={fields} cancelTo={groups} testIds={testIds} />
        </WithPreview>
      </PageSection>
    </>
  );
}
