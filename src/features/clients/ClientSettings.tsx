import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { PageSection } from "@patternfly/react-core";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { toForm, toObject, withoutArtifactIdentifier } from "~/features/clients/client";
import { useClientSections } from "~/features/clients/clientSections";
import { createAsIs } from "~/features/clients/copying/createAsIs";
import { refusedField } from "~/features/clients/refusedField";
import { useT } from "~/i18n/useT";
import { SectionsForm } from "~/kit/form/SectionsForm";
import { useEdit } from "~/kit/form/useEdit";
import { lazily } from "~/kit/page/lazily";
import { to } from "~/routes";

const IntegrationCard = lazily(() =>
  import("~/features/clients/integration/IntegrationCard").then((module) => module.IntegrationCard),
);

const testIds = { save: "settings-save", cancel: "settings-revert" };

/** The settings of a client. */
export function ClientSettings({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = client.id ?? "";
  const sections = useClientSections(client);
  const edit = useEdit({
    name: "client",
    object: client,
    toForm,
    toObject,
    call: "clients.update",
    read: (call) => call("clients.findOne", { id }),
    write: (call, next, _, before) => {
      // the one it has comes of the client id before
      const isRenamed = next.protocol === "saml" && next.clientId !== before.clientId;
      return call("clients.update", { id }, isRenamed ? withoutArtifactIdentifier(next) : next).then(() => id);
    },
    recreate: (call, { id: _id, access: _access, ...next }) => createAsIs(call, next),
    onSaved: (saved) => saved !== id && navigate(to("client", { id: saved, tab: "settings" }), { replace: true }),
    fieldOf: refusedField(t),
    done: "clientSaveSuccess",
    failed: "clientSaveError",
  });
  return (
    <>
      {params.get("integration") === "true" && (
        <PageSection>
          <Suspense>
            <IntegrationCard client={client} />
          </Suspense>
        </PageSection>
      )}
      <SectionsForm edit={edit} sections={sections} testIds={testIds} />
    </>
  );
}
