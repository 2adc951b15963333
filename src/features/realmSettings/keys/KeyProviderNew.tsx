import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { notFound } from "~/data/api/errors";
import {
  isGenerated,
  KEY_PROVIDER,
  refusedField,
  useKeyProviderFields,
  useKeyProviderTypes,
} from "~/features/realmSettings/keys/keyActions";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { useCrumbs } from "~/kit/page/crumbs";
import { usePlace } from "~/kit/page/place";
import { toForm, toObject } from "~/parts/providerSettings/configForm";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** A new key provider, of a type that this server has. */
export default function KeyProviderNew() {
  const { providerType = "" } = usePlace().params;
  const isKnown = useKeyProviderTypes().some(({ id }) => id === providerType);
  if (!isKnown) throw notFound(providerType);
  return <ProviderForm providerId={providerType} />;
}

const list = () => to("realm-settings", { tab: "keys", subtab: "providers" });

function ProviderForm({ providerId }: { providerId: string }) {
  const t = useT();
  const navigate = useNavigate();
  useCrumbs([{ text: t("keys"), to: list() }]);
  const { fields, secret, properties } = useKeyProviderFields(providerId, true);
  const object = useMemo<ComponentRepresentation>(() => ({ providerId, name: providerId }), [providerId]);
  const edit = useEdit({
    name: `new ${providerId} provider`,
    object,
    toForm,
    toObject,
    secret,
    call: "components.create",
    isComplete: isGenerated(object),
    write: (call, next) => call("components.create", { ...next, providerType: KEY_PROVIDER }),
    fieldOf: (failure) => refusedField(failure, properties),
    onSaved: () => navigate(list()),
    done: "saveProviderSuccess",
    failed: "saveProviderError",
  });
  return (
    <>
      <PageHeading title={t("addProvider")} subtitle={providerId} />
      <FormPage
        edit={edit}
        fields={fields}
        cancelTo={list()}
        testIds={{ save: "add-provider-button", cancel: "cancel" }}
      />
    </>
  );
}
