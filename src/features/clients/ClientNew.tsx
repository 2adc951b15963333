import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import { capabilityFields } from "~/features/clients/CapabilityFields";
import { type ClientValues, newClient, toForm, toObject } from "~/features/clients/client";
import { generalFields, loginFields, protocolField, screenFields } from "~/features/clients/clientFields";
import { refusedField } from "~/features/clients/refusedField";
import { useThemes } from "~/features/clients/clientSections";
import { useT } from "~/i18n/useT";
import { FormWizard, type Step } from "~/kit/form/FormWizard";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { protocolsOf } from "~/parts/clients/protocols";
import { to } from "~/routes";

/** A new client of the realm, in steps. */
export default function ClientNew() {
  const t = useT();
  const navigate = useNavigate();
  const protocols = protocolsOf(useServerInfo(), useRealmRepresentation());
  const themes = useThemes();
  const edit = useEdit({
    name: "new client",
    object: newClient,
    toForm,
    toObject,
    call: "clients.create",
    write: (call, client) => call("clients.create", client),
    onSaved: ({ id }) => navigate(to("client", { id, tab: "settings" })),
    fieldOf: refusedField(t),
    done: "createClientSuccess",
    failed: "createClientError",
  });
  const protocol = useWatch({ control: edit.form.control, name: "protocol" });
  const steps: Step<ClientValues>[] = [
    { id: "generalSettings", title: "generalSettings", fields: [protocolField(protocols), ...generalFields] },
    ...(protocol === "saml"
      ? []
      : [{ id: "capabilityConfig", title: "capabilityConfig", fields: capabilityFields } as const]),
    { id: "loginSettings", title: "loginSettings", fields: [...loginFields, ...screenFields(themes)] },
  ];
  return (
    <>
      <PageHeading title={t("createClient")} subtitle={t("clientsExplain")} />
      <FormWizard edit={edit} label={t("createClient")} steps={steps} cancelTo={to("clients")} />
    </>
  );
}
