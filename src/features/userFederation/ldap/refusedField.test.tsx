import { renderHook } from "@testing-library/react";
import { useRefusedField } from "~/features/userFederation/ldap/refusedField";
import { setTexts } from "~/i18n/i18n";

const fieldOf = (message: string) => renderHook(useRefusedField).result.current({ status: 400, message, fields: [] });

it("shows what the server refuses at the field that it is about", () => {
  setTexts("de", { ldapErrorInvalidCustomFilter: "Kein Filter", ldapErrorInvalidConnectionUrl: "Keine Adresse" });
  expect(fieldOf("Kein Filter")).toBe("config.customUserSearchFilter.0");
  expect(fieldOf("Keine Adresse")).toBe("config.connectionUrl.0");
  expect(fieldOf("something else")).toBeUndefined();
});
