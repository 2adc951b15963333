import { type Key, useT } from "~/i18n/useT";

/**
 * Why a login, a token or a registration failed, by the `error` of its event (the codes of Keycloak's `Errors`), or by
 * the type of an event that says so itself.
 */
const reasons: Record<string, Key> = {
  invalid_user_credentials: "gatehouse.why.wrongCredentials",
  user_not_found: "gatehouse.why.userNotFound",
  username_missing: "gatehouse.why.userNotFound",
  user_disabled: "gatehouse.why.userDisabled",
  user_temporarily_disabled: "gatehouse.why.userLocked",
  account_temporarily_disabled: "gatehouse.why.userLocked",
  resolve_required_actions: "gatehouse.why.requiredActions",
  account_not_set_up: "gatehouse.why.requiredActions",
  user_session_not_found: "gatehouse.why.sessionGone",
  session_expired: "gatehouse.why.sessionGone",
  session_not_active: "gatehouse.why.sessionGone",
  user_session_limit_exceeded: "gatehouse.why.tooManySessions",
  generic_authentication_error: "gatehouse.why.authentication",
  cookie_not_found: "gatehouse.why.cookie",
  invalid_code: "gatehouse.why.codeUsed",
  expired_code: "gatehouse.why.codeExpired",
  code_verifier_missing: "gatehouse.why.pkce",
  invalid_code_verifier: "gatehouse.why.pkce",
  pkce_verification_failed: "gatehouse.why.pkce",
  invalid_token: "gatehouse.why.token",
  token_introspection_failed: "gatehouse.why.token",
  expired_oauth2_device_code: "gatehouse.why.codeExpired",
  client_not_found: "gatehouse.why.clientNotFound",
  client_disabled: "gatehouse.why.clientDisabled",
  invalid_client: "gatehouse.why.clientCredentials",
  invalid_client_credentials: "gatehouse.why.clientCredentials",
  not_allowed: "gatehouse.why.notAllowed",
  unauthorized_client: "gatehouse.why.notAllowed",
  invalid_redirect_uri: "gatehouse.why.redirect",
  invalid_request: "gatehouse.why.request",
  invalid_scope: "gatehouse.why.scope",
  ssl_required: "gatehouse.why.ssl",
  rejected_by_user: "gatehouse.why.rejected",
  consent_denied: "gatehouse.why.rejected",
  access_denied: "gatehouse.why.denied",
  not_logged_in: "gatehouse.why.notSignedIn",
  different_user_authenticated: "gatehouse.why.otherUser",
  different_user_authenticating: "gatehouse.why.otherUser",
  identity_provider_login_failure: "gatehouse.why.identityProvider",
  identity_provider_error: "gatehouse.why.identityProvider",
  federated_identity_account_exists: "gatehouse.why.linkedElsewhere",
  email_in_use: "gatehouse.why.emailTaken",
  username_in_use: "gatehouse.why.nameTaken",
  invalid_registration: "gatehouse.why.form",
  password_rejected: "gatehouse.why.passwordPolicy",
  password_confirm_error: "gatehouse.why.passwordRepeated",
  email_send_failed: "gatehouse.why.email",
  user_deleted: "gatehouse.why.userDeleted",
  USER_DISABLED_BY_TEMPORARY_LOCKOUT: "gatehouse.why.userLocked",
  USER_DISABLED_BY_PERMANENT_LOCKOUT: "gatehouse.why.userLockedForGood",
  realm_disabled: "gatehouse.why.realmDisabled",
};

/** An extension of the server may have a code of any name, also that of what every object has. */
const reasonOf = (code: string) => (Object.hasOwn(reasons, code) ? reasons[code] : undefined);

/** What an event has that says why it failed. */
interface Failed {
  error?: string;
  type?: string;
}

/** Says why an event failed in plain words; the code itself where we have none, nothing for what went well. */
export function useReason(): (event: Failed) => string {
  const t = useT();
  return ({ error = "", type = "" }) => {
    const key = reasonOf(error) ?? reasonOf(type);
    return key ? t(key) : error;
  };
}
