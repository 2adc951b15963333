import {
  Masthead,
  MastheadBrand,
  MastheadContent,
  MastheadLogo,
  MastheadMain,
  MastheadToggle,
  PageToggleButton,
} from "@patternfly/react-core";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { AccountMenu } from "~/app/header/AccountMenu";
import { HelpMenu } from "~/app/header/HelpMenu";
import { Logo } from "~/app/header/Logo";
import { UserPicture } from "~/app/header/UserPicture";
import type { Sidebar } from "~/app/navigation/useSidebar";
import { env } from "~/data/auth/env";
import { useT } from "~/i18n/useT";
import { useMedia } from "~/kit/page/useMedia";
import { to } from "~/routes";

const DashboardLink = (props: ComponentProps<"a">) => <Link {...props} to={to("dashboard")} />;

/** From this width on there is room for the menus by name. */
const WIDE = "(min-width: 48rem)";

/** The masthead: navigation toggle, logo, menus, picture of the administrator. */
export function Header({ sidebar }: { sidebar: Sidebar }) {
  const t = useT();
  const { logoUrl } = env();
  const isWide = useMedia(WIDE);
  return (
    <Masthead data-testid="page-header" className="pf-m-display-inline" display={{}}>
      <MastheadMain>
        <MastheadToggle>
          <PageToggleButton
            id="nav-toggle"
            aria-label={t("gatehouse.navigation")}
            isHamburgerButton
            isSidebarOpen={sidebar.isOpen}
            onSidebarToggle={sidebar.toggle}
          />
        </MastheadToggle>
        <MastheadBrand>
          {logoUrl ? (
            <MastheadLogo href={logoUrl}>
              <Logo />
            </MastheadLogo>
          ) : (
            <MastheadLogo component={DashboardLink}>
              <Logo />
            </MastheadLogo>
          )}
        </MastheadBrand>
      </MastheadMain>
      <MastheadContent>
        <div className="gh-tools">
          {isWide && <HelpMenu />}
          <AccountMenu isKebab={!isWide} />
          <UserPicture />
        </div>
      </MastheadContent>
    </Masthead>
  );
}
