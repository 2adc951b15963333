import { BruteForce } from "~/features/realmSettings/BruteForce";
import { headerFields } from "~/features/realmSettings/headerFields";
import { useT } from "~/i18n/useT";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { RealmForm } from "~/parts/realm/RealmForm";

const testIds = { save: "headers-form-tab-save", cancel: "headers-form-tab-revert" };

/** How the pages of the realm and its users are protected. */
export function SecurityDefenses() {
  const t = useT();
  return (
    <RoutableTabs
      inside="security-defenses"
      label={t("securityDefences")}
      tabs={{
        headers: {
          testId: "security-defenses-headers-tab",
          content: <RealmForm name="headers" fields={headerFields} testIds={testIds} />,
        },
        "brute-force": { testId: "security-defenses-brute-force-tab", content: <BruteForce /> },
      }}
    />
  );
}
