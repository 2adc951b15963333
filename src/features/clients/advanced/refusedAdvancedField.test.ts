import { renderHook } from "@testing-library/react";
import { attribute } from "~/features/clients/client";
import { refusedAdvancedField } from "~/features/clients/advanced/refusedAdvancedField";
import { setTexts } from "~/i18n/i18n";
import { useT } from "~/i18n/useT";

const TOO_LONG = "Client session idle timeout cannot exceed realm SSO session idle timeout.";

it.each(["en", "ar"])("finds the field that is meant by what the server says in English, in %s", (locale) => {
  setTexts(locale, { clientSessionIdleTimeoutExceedsRealm: TOO_LONG });
  const { result } = renderHook(() => useT());
  const about = (description?: string) =>
    refusedAdvancedField(result.current, { status: 400, message: "invalid_input", description, fields: [] });
  expect(about(TOO_LONG)).toBe(attribute("client.session.idle.timeout"));
  expect(about("Logo URL is not a valid URL")).toBe(attribute("logoUri"));
  expect(about()).toBeUndefined();
});
