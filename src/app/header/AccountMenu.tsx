import {
  Divider,
  Dropdown,
  DropdownGroup,
  DropdownItem,
  DropdownList,
  MenuToggle,
  type MenuToggleProps,
} from "@patternfly/react-core";
import EllipsisVIcon from "@patternfly/react-icons/dist/esm/icons/ellipsis-v-icon";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ClearCaches } from "~/app/header/ClearCaches";
import { nameOf } from "~/app/header/nameOf";
import { useUser } from "~/data/auth/useUser";
import { useAccess } from "~/data/access/access";
import { mayHaveFeature } from "~/data/access/features";
import { chooseColorScheme } from "~/data/browser/colorScheme";
import { env } from "~/data/auth/env";
import { openAccount } from "~/data/auth/session";
import { useServerInfoIfThere } from "~/data/query/serverInfo";
import { useRealm } from "~/data/query/useRealm";
import { usePreference } from "~/data/browser/usePreference";
import { useT } from "~/i18n/useT";
import { askSignOut } from "~/kit/dialog/askSignOut";
import { isPlainClick } from "~/kit/page/isPlainClick";
import { useLateMenu } from "~/kit/controls/useLateMenu";
import { to } from "~/routes";

const schemes = {
  light: "gatehouse.colorSchemeLight",
  dark: "gatehouse.colorSchemeDark",
  system: "gatehouse.colorSchemeSystem",
} as const;

/** What the administrator can do with account, realm and page. Stays open after a click: automation relies on it. */
export function AccountMenu({ isKebab = false }: { isKebab?: boolean }) {
  const t = useT();
  const user = nameOf(useUser());
  const late = useLateMenu({ position: "end" });
  const [clearing, setClearing] = useState(false);
  const [scheme] = usePreference("gatehouse.colorScheme");
  const toggleProps: MenuToggleProps = isKebab
    ? { variant: "plain", icon: <EllipsisVIcon />, "aria-label": t("gatehouse.kebabToggle") }
    : { variant: "plainText", children: "name" in user ? user.name : t(user.text) };
  return (
    <>
      <MenuToggle {...late.toggle} data-testid={isKebab ? "options-kebab-toggle" : "options-toggle"} {...toggleProps} />
      {late.isRendered && (
        <Dropdown
          {...late.menu}
          data-testid={isKebab ? "options-kebab" : "options"}
          selected={scheme}
          activeItemId={scheme}
        >
          <DropdownList>
            <AccountItem />
            <RealmInfo />
            <ClearCachesItem
              onClick={() => {
                // a dialog gives the focus back to where it was, and the menu will be gone then
                late.toggle.ref.current?.focus();
                setClearing(true);
              }}
            />
            {isKebab && <HelpItem />}
          </DropdownList>
          {env().darkMode && <ColorSchemes />}
          <Divider />
          <DropdownList>
            <DropdownItem onClick={() => void askSignOut()}>{t("signOut")}</DropdownItem>
          </DropdownList>
        </Dropdown>
      )}
      {clearing && <ClearCaches onClose={() => setClearing(false)} />}
    </>
  );
}

/** The way to the account console, where the server has one. */
function AccountItem() {
  const t = useT();
  if (!mayHaveFeature(useServerInfoIfThere(), "ACCOUNT_V3")) return null;
  return (
    <DropdownItem id="manage-account" onClick={() => void openAccount()}>
      {t("manageAccount")}
    </DropdownItem>
  );
}

function RealmInfo() {
  const t = useT();
  const navigate = useNavigate();
  const address = to("dashboard");
  return (
    <DropdownItem
      to={`#${address}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(address);
      }}
    >
      {t("realmInfo")}
    </DropdownItem>
  );
}

/** Caches are cleared from the server's administration realm, with `manage-realm`. */
function ClearCachesItem({ onClick }: { onClick: () => void }) {
  const t = useT();
  const missing = useAccess();
  if (useRealm() !== env().masterRealm || missing("manage-realm").length > 0) return null;
  return <DropdownItem onClick={onClick}>{t("clearCachesTitle")}</DropdownItem>;
}

function HelpItem() {
  const t = useT();
  const [help, setHelp] = usePreference("helpEnabled");
  return (
    <DropdownItem data-testid="helpIcon" onClick={() => setHelp(!help)}>
      {t(help ? "helpEnabled" : "helpDisabled")}
    </DropdownItem>
  );
}

/** Light, dark or what the system says; the menu marks the chosen one. */
function ColorSchemes() {
  const t = useT();
  return (
    <>
      <Divider />
      <DropdownGroup label={t("gatehouse.colorScheme")} labelHeadingLevel="h2">
        <DropdownList aria-label={t("gatehouse.colorScheme")}>
          {(["light", "dark", "system"] as const).map((scheme) => (
            <DropdownItem key={scheme} value={scheme} onClick={() => chooseColorScheme(scheme)}>
              {t(schemes[scheme])}
            </DropdownItem>
          ))}
        </DropdownList>
      </DropdownGroup>
    </>
  );
}
