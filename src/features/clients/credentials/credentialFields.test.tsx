import { render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { credentialFields, secretAttributes } from "~/features/clients/credentials/credentialFields";
import { setTexts } from "~/i18n/i18n";
import { useT } from "~/i18n/useT";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";

setTexts("en", { clientAuthenticator: "Authenticator" });

const FOREIGN = "acme-vault";
const info = {
  componentTypes: {
    "org.keycloak.authentication.ClientAuthenticator": [
      {
        id: FOREIGN,
        clientProperties: [
          { name: "vault.issuer", label: "Issuer", type: "String", required: true },
          { name: "vault.key", label: "Key", type: "String", secret: true },
          { name: "vault.pin", label: "Pin", type: "Password" },
          { name: "vault.strict", label: "Strict", type: "boolean" },
          { name: "vault.scopes", label: "Scopes", type: "MultivaluedString" },
        ],
      },
    ],
  },
} as unknown as Parameters<typeof credentialFields>[2];

const ISSUER = "attributes.vault🍺issuer";
const KEY = "attributes.vault🍺key";
const PIN = "attributes.vault🍺pin";

function Page() {
  const attributes = { "vault🍺key": "of the vault", "vault🍺strict": "true", "vault🍺scopes": "a##b" };
  const form = useForm({ defaultValues: { clientAuthenticatorType: FOREIGN, attributes } });
  const fields = credentialFields(useT(), [{ id: FOREIGN }], info, (text = "") => text, {});
  return (
    <FormProvider {...form}>
      <Inputs fields={fields as FieldSpec[]} />
    </FormProvider>
  );
}

const types = (name: string) => document.getElementById(name)?.getAttribute("type");

it("has a field of its type for each setting that the server describes of an authenticator", () => {
  render(<Page />);
  expect([ISSUER, KEY, PIN].map(types)).toEqual(["text", "password", "password"]);
  expect(screen.getByTestId("vault.issuer").id).toBe(ISSUER);
  expect((screen.getByTestId("vault.strict") as HTMLInputElement).checked).toBe(true);
  expect((screen.getByTestId("attributes.vault🍺scopes1") as HTMLInputElement).value).toBe("b");
});

it("names what drafts must not have", () => {
  expect(secretAttributes(info)).toEqual([KEY, PIN]);
});
