import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Card, CardBody, PageSection, Stack } from "@patternfly/react-core";
import { type ComponentProps, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useData } from "~/data/query/cache";
import { useServerInfo } from "~/data/query/serverInfo";
import type { Change } from "~/data/write/merge";
import {
  credentialFields,
  type CredentialValues,
  secretAttributes,
} from "~/features/clients/credentials/credentialFields";
import { RotatedSecret } from "~/features/clients/credentials/ClientSecret";
import { RegistrationToken } from "~/features/clients/credentials/RegistrationToken";
import { useServerText, useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { EditForm } from "~/kit/form/EditForm";
import { fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import { useEdit } from "~/kit/form/useEdit";

const toForm = (client: ClientRepresentation): CredentialValues => ({
  clientAuthenticatorType: client.clientAuthenticatorType ?? "client-secret",
  secret: client.secret ?? "",
  attributes: toFormMap(client.attributes),
});

const toObject = ({ attributes, ...values }: CredentialValues) => ({ ...values, attributes: fromFormMap(attributes) });

/** Another way to prove who it is locks the client out until it knows: confirmed first. */
const before = async (changes: Change[], { clientAuthenticatorType }: CredentialValues) =>
  !changes.some(({ path }) => path[0] === "clientAuthenticatorType") ||
  confirm({
    title: ["changeAuthenticatorConfirmTitle", { clientAuthenticatorType }],
    body: ["changeAuthenticatorConfirm", { clientAuthenticatorType }],
    label: "yes",
  });

type Props = ComponentProps<typeof RegistrationToken>;

/** How a client proves who it is: the authenticator with its settings, its secret, its registration access token. */
export function ClientCredentials({ client, ...registration }: Props) {
  const { id = "" } = client;
  const authenticators = useData("authenticationManagement.getClientAuthenticatorProviders");
  const info = useServerInfo();
  const t = useT();
  const text = useServerText();
  const fields = useMemo(
    () => credentialFields(t, authenticators, info, text, client),
    [t, authenticators, info, text, client],
  );
  const edit = useEdit({
    name: "client credentials",
    object: client,
    toForm,
    toObject,
    secret: ["secret", ...secretAttributes(info)],
    before,
    call: "clients.update",
    read: (call) => call("clients.findOne", { id }),
    write: (call, next) => call("clients.update", { id }, next),
    done: "clientSaveSuccess",
    failed: "clientSaveError",
  });
  const chosen = useWatch({ control: edit.form.control, name: "clientAuthenticatorType" });
  const hasSecret = authenticators.some((one) => one.id === chosen && one.supportsSecret === true);
  return (
    <PageSection>
      <Stack hasGutter>
        <Card isCompact>
          <CardBody>
            <EditForm edit={edit} fields={fields} />
          </CardBody>
          {hasSecret && (
            <CardBody>
              <RotatedSecret client={client} isDisabled={edit.changed} />
            </CardBody>
          )}
        </Card>
        <RegistrationToken client={client} {...registration} />
      </Stack>
    </PageSection>
  );
}
