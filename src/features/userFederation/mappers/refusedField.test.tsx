import { renderHook } from "@testing-library/react";
import { useRefusedField } from "~/features/userFederation/mappers/refusedField";
import { language } from "~/i18n/i18n";
import { settingName } from "~/parts/providerSettings/settingTypes";

const properties = [
  { name: "roles.dn", label: "LDAP Roles DN" },
  { name: "roles.ldap.filter", label: "LDAP Filter" },
  { name: "client.id", label: "Client ID" },
  { name: "role", label: "Role" },
];

const fieldOf = (message: string) =>
  renderHook(useRefusedField).result.current({ status: 400, message, fields: [] }, properties);

it("shows what the server refuses at the setting that it is about", () => {
  expect(fieldOf(language().t("ldapErrorMissingClientId"))).toBe(settingName("client.id"));
  expect(fieldOf(language().t("ldapErrorInvalidCustomFilter"))).toBe(settingName("roles.ldap.filter"));
  expect(fieldOf("There is no role corresponding to configured value")).toBe(settingName("role"));
  expect(fieldOf("Missing configuration for LDAP Roles DN")).toBe(settingName("roles.dn"));
});

it("shows nowhere what is about none of the settings", () => {
  expect(fieldOf(language().t("ldapErrorMissingGroupsPathGroup"))).toBeUndefined();
  expect(fieldOf("something else")).toBeUndefined();
});
