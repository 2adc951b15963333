import { Divider, Dropdown, DropdownItem, DropdownList, MenuToggle, Switch } from "@patternfly/react-core";
import QuestionCircleIcon from "@patternfly/react-icons/dist/esm/icons/question-circle-icon";
import type { ComponentProps } from "react";
import { usePreference } from "~/data/browser/usePreference";
import { useT } from "~/i18n/useT";
import { guide } from "~/kit/page/guide";
import { useLateMenu } from "~/kit/controls/useLateMenu";

/** The test id has to be on the link itself, where a menu item puts it around. */
const DocumentationLink = ({ children, ...props }: ComponentProps<"a">) => (
  <a {...props} href={guide()} target="_blank" rel="noreferrer noopener" data-testid="documentation-link">
    {children}
  </a>
);

/** Documentation and help mode. Stays open after a click, so that the switch can be seen to move. */
export function HelpMenu() {
  const t = useT();
  const late = useLateMenu({ position: "end" });
  const [help, setHelp] = usePreference("helpEnabled");
  return (
    <>
      <MenuToggle
        {...late.toggle}
        id="help"
        data-testid="help-toggle"
        variant="plain"
        aria-label={t("gatehouse.help")}
        icon={<QuestionCircleIcon />}
      />
      {late.isRendered && (
        <Dropdown {...late.menu}>
          <DropdownList className="gh-help-menu">
            <DropdownItem id="link" component={DocumentationLink} isExternalLink>
              {t("documentation")}
            </DropdownItem>
            <Divider component="li" />
            <DropdownItem id="enable" component="span" description={t("helpToggleInfo")} onClick={() => setHelp(!help)}>
              <span className="gh-switch-item">
                {t("enableHelpMode")}
                {/* shows the state; the click belongs to the item, which a keyboard reaches too */}
                <Switch id="enableHelp" aria-label={t("enableHelp")} isChecked={help} tabIndex={-1} />
              </span>
            </DropdownItem>
          </DropdownList>
        </Dropdown>
      )}
    </>
  );
}
