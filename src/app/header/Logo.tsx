import { env, pictureAddress } from "~/data/auth/env";
import { useT } from "~/i18n/useT";

/** The logo of a child theme (property `logo`; a path is below the theme's files), else our own, in the colour of the text. */
export function Logo() {
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
