import { renderHook } from "@testing-library/react";
import { refusedField } from "~/features/clients/registration/policy";
import { useT } from "~/i18n/useT";

it.each([
  ["'Max Clients Per Realm' should be a number", "config.max-clients"],
  ["Client scopes not allowed: [old name]", "config.allowed-client-scopes"],
  ["At least one of hosts verification or client URIs validation must be enabled", undefined],
])("finds the setting that is meant by: %s", (message, field) => {
  const name = "config.max-clients" as const;
  const fields = [
    { kind: "text", name: "name", label: "name" },
    { kind: "text", name, label: { text: "Max Clients Per Realm" } },
  ] as const;
  const { result } = renderHook(() => refusedField(useT(), fields));
  expect(result.current({ status: 400, message, fields: [] })).toBe(field);
});
