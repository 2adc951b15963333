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
import { AccountMenu } from "~/app/AccountMenu";
import { HelpMenu } from "~/app/HelpMenu";
import { Logo } from "~/app/Logo";
import { UserPicture } from "~/app/UserPicture";
import { env } from "~/data/env";
import { useT } from "~/i18n/useT";
import { to } from "~/routes";

const DashboardLink = (props: ComponentProps<"a">) => <Link {...props} to={to("dashboard")} />;

/** The masthead: navigation toggle, logo, menus, picture of the administrator. */
export function Header() {
  const t = useT();
  const { logoUrl } = env();
  return (
    <Masthead data-testid="page-header" className="pf-m-display-inline" display={{}}>
      <MastheadMain>
        <MastheadToggle>
          <PageToggleButton id="nav-toggle" aria-label={t("gatehouse.navigation")} isHamburgerButton />
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
          <div className="gh-wide gh-tools">
            <HelpMenu />
            <AccountMenu />
          </div>
          <div className="gh-narrow">
            <AccountMenu isKebab />
          </div>
          <UserPicture />
        </div>
      </MastheadContent>
    </Masthead>
  );
}
