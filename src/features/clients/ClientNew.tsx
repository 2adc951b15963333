import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useRealmRepresentation } from "~/data/query/realm";
import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import { loginFields } from "~/features/clients/addresses/addressFields";
import { capabilityFields } from "~/features/clients/capability/capabilities";
import { newClient, toForm, toObject, confidentialIfSaml } from "~/features/clients/client";
import { generalFields, logoutFields, protocolField, screenFields } from "~/features/clients/clientFields";
import { useThemes } from "~/features/clients/clientSections";
import { PresetField } from "~/features/clients/PresetField";
import { type NewClientValues, onlyShown, presets } from "~/features/clients/presets";
import { refusedField } from "~/features/clients/refusedField";
import { useT } from "~/i18n/useT";
import { FormWizard, type Step } from "~/kit/form/FormWizard";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { protocolsOf } from "~/parts/clients/protocols";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

type Steps = Step<NewClientValues>[];

/** A new client of the realm, in steps: few for a kind of application, with all settings otherwise. */
export default function ClientNew() {
  const t = useT();
  const navigate = useNavigate();
  const info = useServerInfo();
  // 26.7, which has texts for users' credentials, takes no client of their protocol
  const isOffered = (protocol: string) => protocol !== "oid4vc" || t.ifThere("verifiableCredentials") === undefined;
  const protocols = protocolsOf(info, useRealmRepresentation()).filter(isOffered);
  const capabilities = capabilityFields(info);
  const known = presets.filter(
    ({ feature, protocol }) => (!feature || hasFeature(info, feature)) && (!protocol || protocols.includes(protocol)),
  );
  const themes = useThemes();
  const edit = useEdit({
    name: "new client",
    object: newClient,
    toForm: (client): NewClientValues => ({ ...toForm(client), preset: "" }),
    toObject: ({ preset: kind, ...values }: NewClientValues) => {
      const preset = known.find(({ key }) => key === kind);
      const names = capabilities.map(({ name }) => name);
      return confidentialIfSaml(toObject(onlyShown(values, preset, names)));
    },
    call: "clients.create",
    // left out, the server lets the origins of all redirect URIs in
    write: (call, client) => call("clients.create", { webOrigins: [], ...client }),
    onSaved: ({ id }) => navigate({ pathname: to("client", { id, tab: "settings" }), search: "integration=true" }),
    fieldOf: refusedField(t),
    done: "createClientSuccess",
    failed: "createClientError",
  });
  const [protocol, chosen] = useWatch({ control: edit.form.control, name: ["protocol", "preset"] });
  const preset = known.find(({ key }) => key === chosen);
  const first = {
    kind: "custom",
    name: "preset",
    label: "gatehouse.preset",
    render: () => <PresetField presets={known} />,
  } as const;
  const full: Steps = [
    { id: "generalSettings", title: "generalSettings", fields: [first, protocolField(protocols), ...generalFields] },
    ...(protocol === "saml"
      ? []
      : [{ id: "capabilityConfig", title: "capabilityConfig", fields: capabilities } as const]),
    { id: "loginSettings", title: "loginSettings", fields: [...loginFields, ...screenFields(themes)] },
  ];
  const short = ({ addresses }: NonNullable<typeof preset>): Steps => [
    {
      id: "generalSettings",
      title: "generalSettings",
      fields: [first, ...generalFields.filter(({ name }) => name === "clientId" || name === "name")],
    },
    ...(addresses.length > 0
      ? [
          {
            id: "loginSettings",
            title: "loginSettings",
            fields: [...loginFields, ...logoutFields].filter(({ name }) => addresses.includes(name)),
          } as const,
        ]
      : []),
  ];
  return (
    <>
      <PageHeading title={t("createClient")} subtitle={t("clientsExplain")} />
      <FormWizard
        edit={edit}
        label={t("createClient")}
        steps={preset ? short(preset) : full}
        cancelTo={to("clients")}
      />
    </>
  );
}
