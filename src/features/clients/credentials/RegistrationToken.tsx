import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Card, CardBody } from "@patternfly/react-core";
import { useAction } from "~/data/write/action";
import { SecretBox } from "~/features/clients/credentials/SecretBox";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { useUnsaved } from "~/kit/form/useUnsaved";

interface Props {
  client: ClientRepresentation;
  /** The one that was made; empty as long as none was. */
  token: string;
  onToken: (token: string) => void;
}

/**
 * The token with which a client changes its own registration. The server returns it once, when it is made; the one before
 * is of no use then.
 */
export function RegistrationToken({ client, token, onToken }: Props) {
  const t = useT();
  const { id = "" } = client;
  const generation = useAction(
    async (call) => {
      const { registrationAccessToken } = await call("clients.generateRegistrationAccessToken", { id });
      onToken(registrationAccessToken);
    },
    { done: "accessTokenSuccess", failed: "accessTokenError" },
  );
  // nobody would see the token that is on its way
  useUnsaved(`registration access token of ${id}`, generation.running);
  const regenerate = async () => {
    const yes = await confirm({
      title: "confirmAccessTokenTitle",
      body: "confirmAccessTokenBody",
      label: "yes",
      danger: true,
    });
    if (yes) await generation.run();
  };
  return (
    <Card isCompact>
      <CardBody id="kc-access-token">
        <SecretBox
          id="registrationAccessToken"
          label="registrationAccessToken"
          help="registrationAccessTokenHelp"
          value={token}
        >
          <WriteButton
            call="clients.generateRegistrationAccessToken"
            object={client}
            variant="secondary"
            isDisabled={generation.running}
            onClick={() => void regenerate()}
          >
            {t("regenerate")}
          </WriteButton>
        </SecretBox>
      </CardBody>
    </Card>
  );
}
