import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { Form, FormGroup } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useMissingAt } from "~/data/access/permissions";
import { useRealmRepresentation } from "~/data/query/realm";
import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import { type Text, useT } from "~/i18n/useT";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { ReadOnlyUnless } from "~/kit/form/EditForm";
import { JumpSections } from "~/kit/page/JumpSections";
import { useRealmChange } from "~/parts/realm/useRealmChange";
import { to } from "~/routes";
import { routes } from "~/siteMap";

interface Setting {
  field: keyof RealmRepresentation;
  /** The part of its id and test id that is its own. */
  id: string;
  label: Text;
  help?: Text;
  /** Where the rest of it is set. */
  more?: ReactNode;
  /** The setting decides what an e-mail address may name: two users cannot share one any more. */
  namesUsers?: boolean;
}

/** Two users may have one address: not while an address names a user. */
const SHARED = "duplicateEmailsAllowed";

const isNamedByEmail = ({ registrationEmailAsUsername, loginWithEmailAllowed }: RealmRepresentation) =>
  registrationEmailAsUsername === true || loginWithEmailAllowed === true;

const screen: Setting[] = [
  {
    field: "registrationAllowed",
    id: "user-reg-switch",
    label: "registrationAllowed",
    help: "userRegistrationHelpText",
  },
  {
    field: "resetPasswordAllowed",
    id: "forgot-pw-switch",
    label: "resetPasswordAllowed",
    help: "forgotPasswordHelpText",
  },
  { field: "rememberMe", id: "remember-me-switch", label: "rememberMe", help: "rememberMeHelpText" },
];

const email: Setting[] = [
  {
    field: "registrationEmailAsUsername",
    id: "email-as-username-switch",
    label: "registrationEmailAsUsername",
    help: "emailAsUsernameHelpText",
    namesUsers: true,
  },
  {
    field: "loginWithEmailAllowed",
    id: "login-with-email-switch",
    label: "loginWithEmailAllowed",
    help: "loginWithEmailHelpText",
    namesUsers: true,
  },
  {
    field: SHARED,
    id: "duplicate-emails-switch",
    label: "duplicateEmailsAllowed",
    help: "duplicateEmailsHelpText",
  },
  { field: "verifyEmail", id: "verify-email-switch", label: "verifyEmail", help: "verifyEmailHelpText" },
];

const userInfo: Setting[] = [
  { field: "editUsernameAllowed", id: "edit-username-switch", label: "editUsernameAllowed", help: "editUsernameHelp" },
];

/** Passkeys, whose other settings are in a policy: on the servers that offer them here as well (26.7 and newer). */
function usePasskeys(): Setting[] {
  const t = useT();
  const label = t.ifThere("passkeys");
  const help = t.ifThere("webAuthnPolicyPasskeysEnabledHelp");
  const info = useServerInfo();
  const missingAt = useMissingAt();
  const policy = to("authentication", { tab: "policies" });
  const more = t.ifThere("passkeysSettingsTooltip");
  if (!label || !hasFeature(info, "PASSKEYS")) return [];
  return [
    {
      field: "webAuthnPolicyPasswordlessPasskeysEnabled",
      id: "passkeys-switch",
      label: { text: label },
      help: help ? { text: help } : undefined,
      more: more && missingAt(routes.authentication).length === 0 && (
        <Link to={`${policy}?tab=webauthnPasswordlessPolicy`} data-testid="passkeys-settings">
          {more}
        </Link>
      ),
    },
  ];
}

/** What users may do on the login page; every switch writes at once. */
export function Login() {
  const sections = (
    [
      ["loginScreenCustomization", [...screen, ...usePasskeys()]],
      ["emailSettings", email],
      ["userInfoSettings", userInfo],
    ] as const
  ).map(([title, settings]) => ({ title, content: <Switches settings={settings} /> }));
  return (
    <ReadOnlyUnless call="realms.update" object={useRealmRepresentation()}>
      <JumpSections sections={sections} />
    </ReadOnlyUnless>
  );
}

function Switches({ settings }: { settings: readonly Setting[] }) {
  return (
    <Form isHorizontal onSubmit={(event) => event.preventDefault()}>
      {settings.map((setting) => (
        <LoginSwitch key={setting.field} {...setting} />
      ))}
    </Form>
  );
}

function LoginSwitch({ field, id, label, help, more, namesUsers }: Setting) {
  const t = useT();
  const realm = useRealmRepresentation();
  const update = useRealmChange({
    done: ["enableSwitchSuccess", { switch: t(label) }],
    failed: "enableSwitchError",
  });
  const isOn = realm[field] === true;
  const changeOf = (on: boolean) => (now: RealmRepresentation) => {
    // the server would switch off what names users by their address
    if (field === SHARED && on && isNamedByEmail(now)) throw new Error(t("gatehouse.conflictTitle"));
    return { [field]: on, ...(namesUsers && { [SHARED]: false }) };
  };
  return (
    <FormGroup label={t(label)} fieldId={`kc-${id}`} labelHelp={help && <HelpIcon name={field} text={help} />}>
      <WriteSwitch
        call="realms.update"
        id={`kc-${id}`}
        testId={id}
        label={t(label)}
        text={t(isOn ? "on" : "off")}
        isOn={isOn}
        isBusy={update.running}
        isDisabled={field === SHARED && isNamedByEmail(realm)}
        onChange={(on) => void update.run(changeOf(on))}
      />
      {more && <div>{more}</div>}
    </FormGroup>
  );
}
