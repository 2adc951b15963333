import { useState } from "react";
import { labelledThere, versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { SelectField } from "~/kit/form/kinds/SelectField";

const ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";

/** Attributes of a SCIM user that the server leaves to attributes of the profile; the others it maps by itself. */
const CORE =
  "name.middleName name.honorificPrefix name.honorificSuffix name.formatted nickName profileUrl title externalId userType timezone preferredLanguage".split(
    " ",
  );
const EXTENSION = "employeeNumber costCenter organization division department manager.value manager.displayName".split(
  " ",
);

/**
 * Which attribute of a SCIM user (RFC 7643) an attribute of the profile is: one that the standard names, or any other as
 * it is typed.
 * @param taken the ones that other attributes of the profile are
 */
export function ScimField({ taken }: { taken: readonly string[] }) {
  const t = useT();
  const word = versionWords(t);
  const [typed, setTyped] = useState("");
  const wanted = typed.trim();
  const core = CORE.map((key) => ({ key, description: word("scimCoreUserSchema") }));
  const extension = EXTENSION.map((name) => ({
    key: `${ENTERPRISE}:${name}`,
    description: word("scimEnterpriseUserSchema"),
  }));
  const found = [...core, ...extension].filter(({ key }) => key.toLowerCase().includes(wanted.toLowerCase()));
  const own =
    wanted !== "" && !found.some(({ key }) => key === wanted) ? [{ key: wanted, description: undefined }] : [];
  return (
    <SelectField
      name="scim"
      id="kc-scim-attribute"
      helpId="scimAttributeMapping"
      {...labelledThere(t, "scimAttributeMapping")}
      placeholder={word("scimAttributePlaceholder")}
      options={[...found, ...own].map((option) => ({ ...option, value: { text: option.key } }))}
      onSearch={setTyped}
      validate={(name) => (taken.includes(name) ? "gatehouse.nameInUse" : undefined)}
    />
  );
}
