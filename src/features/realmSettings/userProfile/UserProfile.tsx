import { AttributeGroupList } from "~/features/realmSettings/userProfile/AttributeGroupList";
import { AttributeList } from "~/features/realmSettings/userProfile/AttributeList";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

const ProfileJson = lazily(() =>
  import("~/features/realmSettings/userProfile/ProfileJson").then((module) => module.ProfileJson),
);

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
