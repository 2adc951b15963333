import {
  Masthead,
  MastheadBrand,
  MastheadContent,
  MastheadLogo,
  MastheadMain,
  MastheadToggle,
  PageToggleButton,
} from "@patternfly/react-core";
import { type ComponentProps, useState } from "react";
import { Link } from "react-router-dom";
import { AccountMenu } from "~/app/header/AccountMenu";
import { HelpMenu } from "~/app/header/HelpMenu";
import { type Sidebar, TOGGLE } from "~/app/navigation/useSidebar";
import { env, pictureAddress } from "~/data/auth/env";
import { useT } from "~/i18n/useT";
import { useMedia } from "~/kit/page/useMedia";
import { to } from "~/routes";
import UserIcon from "@patternfly/react-icons/dist/esm/icons/user-icon";
import { useUser } from "~/data/auth/useUser";

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
            id={TOGGLE}
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

/** The logo of a child theme (property `logo`; a path is below the theme's files), else our own, in the colour of the text. */
function Logo() {
  const t = useT();
  const { logo } = env();
  if (logo) return <img className="gh-logo" src={pictureAddress(logo)} alt={t("logo")} />;
  return (
    <span className="gh-logo" role="img" aria-label={t("logo")}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#1b4f8f" />
        <path d="M7 26V13a9 9 0 0 1 18 0v13h-4V13a5 5 0 0 0-10 0v13z" fill="#fff" />
        <path d="M14.5 26V14.5h3V26z" fill="#9cc4f5" />
      </svg>
      <span className="gh-logo-name" dir="ltr">
        Gatehouse
      </span>
    </span>
  );
}

/** What the page's policy lets through as an image; the profile of a user may hold any text. */
function shown(picture = ""): string | undefined {
  const here = window.location;
  if (!picture || !URL.canParse(picture, here.href)) return undefined;
  const { protocol, origin, href } = new URL(picture, here.href);
  return protocol === "https:" || origin === here.origin ? href : undefined;
}

/** The administrator's picture (claim `picture`), else a rendered one. */
function UserPicture() {
  const t = useT();
  const src = shown(useUser()?.picture);
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken)
    return <img className="gh-avatar" src={src} alt={t("gatehouse.avatar")} onError={() => setBroken(src)} />;
  return (
    <span className="gh-avatar" role="img" aria-label={t("gatehouse.avatar")}>
      <UserIcon />
    </span>
  );
}
