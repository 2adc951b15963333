import { Checkbox, Divider, ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTypeGroups } from "~/features/identityProviders/provider";
import { useT } from "~/i18n/useT";
import { TextMenu } from "~/kit/controls/Menu";
import { WriteItem, WriteTool } from "~/kit/controls/Write";
import { lazily } from "~/kit/page/lazily";
import { to } from "~/routes";

const RealmOrder = lazily(() =>
  import("~/features/identityProviders/list/RealmOrder").then((module) => module.RealmOrder),
);

/** Leaves out the providers of organizations; adds a provider; puts them in order. */
export function ListTools({ realmOnly, onChange }: { realmOnly: boolean; onChange: (on: boolean) => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [ordering, setOrdering] = useState(false);
  return (
    <>
      <ToolbarItem alignSelf="center">
        <Checkbox
          id="hideOrganizationLinkedIdps"
          data-testid="hideOrganizationLinkedIdps"
          label={t("hideOrganizationLinkedIdps")}
          isChecked={realmOnly}
          onChange={(_, on) => onChange(on)}
        />
      </ToolbarItem>
      <ToolbarItem>
        <TextMenu label="addProvider" menuTestId="addProviderDropdown">
          {useTypeGroups().map(({ name, types }, index) => (
            // a heading is no entry of a menu
            <div key={name} role="group" aria-label={name}>
              {index > 0 && <Divider component="li" />}
              <div className="pf-v6-c-menu__group-title" aria-hidden="true">
                {name}
              </div>
              {types.map((type) => (
                <WriteItem
                  key={type.id}
                  call="identityProviders.create"
                  testId={type.id}
                  onClick={() => void navigate(to("identity-provider-new", { providerId: type.id }))}
                >
                  {type.name}
                </WriteItem>
              ))}
            </div>
          ))}
        </TextMenu>
      </ToolbarItem>
      <WriteTool
        call="identityProviders.update"
        label="manageDisplayOrder"
        testId="manageDisplayOrder"
        variant="link"
        onClick={() => setOrdering(true)}
      />
      {ordering && (
        <Suspense>
          <RealmOrder realmOnly={realmOnly} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  );
}
