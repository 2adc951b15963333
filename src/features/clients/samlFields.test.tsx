import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { attribute } from "~/features/clients/client";
import { samlFields, signatureFields } from "~/features/clients/samlFields";
import { setTexts, type Translate } from "~/i18n/i18n";
import { useT } from "~/i18n/useT";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";

setTexts("en", {
  choose: "Choose...",
  samlClientEncryptionAlgorithm: "Algorithm",
  samlClientKeyEncryptionAlgorithm: "Key",
  samlClientEncryptionDigestMethod: "Digest",
  samlClientEncryptionMaskGenerationFunction: "Mask",
});

// jsdom has no layout
Element.prototype.scrollIntoView = () => {};

const SIGNED = attribute("saml.assertion.signature");
const ENCRYPTED = attribute("saml.encrypt");
const KEY = attribute("saml.encryption.keyAlgorithm");
const DIGEST = attribute("saml.encryption.digestMethod");
const MASK = attribute("saml.encryption.maskGenerationFunction");
const KEY_NAME = attribute("saml.server.signature.keyinfo.xmlSigKeyInfoKeyNameTransformer");
const SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256";

const bare = (name: string) => name.replace("attributes.", "");
const attributes = {
  [bare(SIGNED)]: "true",
  [bare(ENCRYPTED)]: "true",
  [bare(KEY)]: "http://www.w3.org/2009/xmlenc11#rsa-oaep",
  [bare(DIGEST)]: SHA256,
  [bare(MASK)]: "http://www.w3.org/2009/xmlenc11#mgf1sha256",
};

const fieldsOf = (t: Translate) => [...samlFields, ...signatureFields(t)] as FieldSpec[];

function Page() {
  const form = useForm<Record<string, unknown>>({ defaultValues: { attributes } });
  return (
    <FormProvider {...form}>
      <Inputs fields={fieldsOf(useT())} />
      <Values />
    </FormProvider>
  );
}

function Values() {
  return <output>{JSON.stringify(useWatch({ name: [DIGEST, MASK] }))}</output>;
}

const toggle = (name: string) => document.getElementById(name);
const values = (): unknown => JSON.parse(screen.getByRole("status").textContent ?? "");

it("begins settings anew that another algorithm of the key lacks", async () => {
  const user = userEvent.setup();
  render(<Page />);
  const choose = async (text: string) => {
    await user.click(toggle(KEY) ?? document.body);
    await user.click(screen.getByRole("option", { name: text }));
  };
  expect(toggle(MASK)?.textContent).toBe("mgf1sha256");

  await choose("RSA-OAEP-MGF1P");
  expect(toggle(MASK)).toBeNull();
  expect(values()).toEqual([SHA256, ""]);
  await choose("RSA-OAEP-11");
  expect(toggle(MASK)?.textContent).toBe("Choose...");
  expect(toggle(DIGEST)?.textContent).toBe("SHA-256");

  await choose("RSA1_5");
  expect(toggle(DIGEST)).toBeNull();
  expect(values()).toEqual(["", ""]);
});

it("shows what the server takes where nothing is stored", async () => {
  const user = userEvent.setup();
  render(<Page />);
  const texts = ["saml_name_id_format", "saml.signature.algorithm", "saml_signature_canonicalization_method"].map(
    (name) => toggle(attribute(name))?.textContent,
  );
  expect(texts).toEqual(["username", "RSA_SHA256", "EXCLUSIVE"]);
  expect(toggle(KEY_NAME)?.textContent).toBe("KEY_ID");
  await user.click(toggle(KEY_NAME) ?? document.body);
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
  await user.click(screen.getByRole("option", { name: "NONE" }));
  expect(toggle(KEY_NAME)?.textContent).toBe("NONE");
});
