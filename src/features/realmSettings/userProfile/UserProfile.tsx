import { AttributeGroupList } from "~/features/realmSettings/userProfile/AttributeGroupList";
import { AttributeList } from "~/features/realmSettings/userProfile/AttributeList";
import { ProfileJson } from "~/features/realmSettings/userProfile/ProfileJson";
import { useT } from "~/i18n/useT";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** What the profile of users consists of: attributes, their groups, and all of it as JSON. */
export function UserProfile() {
  const t = useT();
  return (
    <RoutableTabs
      inside="user-profile"
      label={t("userProfile")}
      tabs={{
        attributes: { testId: "attributesTab", content: <AttributeList /> },
        "attributes-group": { testId: "attributesGroupTab", content: <AttributeGroupList /> },
        "json-editor": { testId: "jsonEditorTab", content: <ProfileJson /> },
      }}
    />
  );
}
