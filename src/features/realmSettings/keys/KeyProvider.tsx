import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import { useNavigate } from "react-router-dom";
import { notFound } from "~/data/api/errors";
import { useData } from "~/data/query/cache";
import {
  KEY_PROVIDER,
  refusedField,
  useDeleteKeyProvider,
  useKeyProviderFields,
  withDefaults,
} from "~/features/realmSettings/keys/keyActions";
import { labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { FormPage } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { useCrumbs } from "~/kit/page/crumbs";
import { usePlace } from "~/kit/page/place";
import { type ConfigValues, toForm, toObject } from "~/parts/providerSettings/configForm";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

interface Values extends ConfigValues {
  id: string;
}

const idField: FieldSpec<Values> = {
  kind: "text",
  name: "id",
  ...labelled("providerId"),
  required: true,
  isDisabled: true,
};

const toValues = (provider: ComponentRepresentation): Values => ({ ...toForm(provider), id: provider.id ?? "" });

/** One key provider. */
export default function KeyProvider() {
  const { id = "" } = usePlace().params;
  const provider = useData("components.findOne", { id });
  // another kind of component
  if (provider.providerType !== KEY_PROVIDER) throw notFound(id);
  return <ProviderForm provider={provider} />;
}

function ProviderForm({ provider }: { provider: ComponentRepresentation }) {
  const t = useT();
  const navigate = useNavigate();
  const { id = "", name = "", providerId = "" } = provider;
  const list = to("realm-settings", { tab: "keys", subtab: "providers" });
  useCrumbs([{ text: t("keys"), to: list }]);
  const { fields, secret, properties } = useKeyProviderFields(providerId, false);
  const edit = useEdit({
    name: "key provider",
    object: provider,
    toForm: (stored) => toValues(withDefaults(properties, stored)),
    toObject,
    secret,
    call: "components.update",
    read: (call) => call("components.findOne", { id }),
    write: (call, next) => call("components.update", { id }, next),
    fieldOf: (failure) => refusedField(failure, properties),
    done: "saveProviderSuccess",
    failed: "saveProviderError",
  });
  const remove = useDeleteKeyProvider(() => navigate(list));
  return (
    <>
      <PageHeading
        title={name}
        subtitle={providerId}
        actions={
          <ActionMenu id="key-provider-actions">
            <WriteItem call="components.del" testId="delete" isDanger onClick={() => void remove(provider)}>
              {t("delete")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <FormPage
        edit={edit}
        fields={[idField, ...fields]}
        cancelTo={list}
        testIds={{ save: "add-provider-button", cancel: "cancel" }}
      />
    </>
  );
}
