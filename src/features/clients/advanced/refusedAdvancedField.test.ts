import { renderHook } from "@testing-library/react";
import { attribute } from "~/features/clients/client";
import { refusedAdvancedField } from "~/features/clients/advanced/refusedAdvancedField";
import { setTexts } from "~/i18n/i18n";
import { useT } from "~/i18n/useT";

const TOO_LONG = "Client session idle timeout cannot exceed realm SSO session idle timeout.";
const LOGO = "Logo URL is not a valid URL";

const [idle, logo] = [attribute("client.session.idle.timeout"), attribute("logoUri")];

it.each(["en", "ar"])("finds the field that is meant by what the server says in English, in %s", (locale) => {
  setTexts(locale, { clientSessionIdleTimeoutExceedsRealm: TOO_LONG });
  const { result } = renderHook(() => useT());
  const about = (description?: string, names = [idle, logo]) =>
    refusedAdvancedField(result.current, { status: 400, message: "invalid_input", description, fields: [] }, names);
  expect(about(TOO_LONG)).toBe(idle);
  expect(about(LOGO)).toBe(logo);
  expect(about()).toBeUndefined();
  // of several fields in one text: the one that the form has
  const both = `Root URL is not a valid URL; ${TOO_LONG}; ${LOGO}`;
  expect(about(both, [logo])).toBe(logo);
  expect(about(both, [idle])).toBe(idle);
  expect(about(both, [])).toBeUndefined();
});
