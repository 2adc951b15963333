import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { FormHelperText, HelperText, HelperTextItem } from "@patternfly/react-core";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { useOptional } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import { SecretBox } from "~/features/clients/credentials/SecretBox";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { FieldError } from "~/kit/form/Field";
import { useField } from "~/kit/form/useField";
import { isEmpty, LONGEST, textIn } from "~/kit/form/values";

const ID = "kc-client-secret";

interface SecretProps {
  client: ClientRepresentation;
  /** The server lets it be typed, too (26.6): it is a value of the form around. */
  isTyped: boolean;
}

interface RotatedProps {
  client: ClientRepresentation;
  /** The form has changes that are to be saved first. */
  isDisabled: boolean;
}

/** The secret of a client (`GET clients/{id}/client-secret`), and the way to a new one; nothing where it may not be read. */
export function ClientSecret({ client, isTyped }: SecretProps) {
  const t = useT();
  const { isDirty } = useFormState();
  const { id = "", attributes } = client;
  // to a client without one the server gives it
  const field = {
    name: "secret",
    id: ID,
    label: "clientSecret",
    required: isTyped && !isEmpty(client.secret),
  } as const;
  const { value, change, blur, ref, isDisabled: isReadOnly, error } = useField(field, { maxLength: LONGEST });
  const secret = useOptional("clients.getClientSecret", { id });
  const generation = useAction((call) => call("clients.generateNewClientSecret", { id }), {
    done: "clientSecretSuccess",
    failed: "clientSecretError",
  });
  const regenerate = async () => {
    const yes = await confirm({
      title: "confirmClientSecretTitle",
      body: "confirmClientSecretBody",
      label: "yes",
      danger: true,
    });
    if (yes) await generation.run();
  };
  if (!secret) return null;
  // of 26.6
  const help = t.ifThere("oidcClientSecretHelp");
  const typed = { value: textIn(value), onChange: change, onBlur: blur, ref, error };
  // what the server refused to save stays to be seen
  const shown = isTyped && isDirty ? textIn(value) : (secret.value ?? "");
  return (
    <SecretBox
      id={ID}
      label="clientSecret"
      help={help ? { text: help } : undefined}
      helpId={ID}
      note={
        <>
          <FieldError name="secret" id={ID} />
          <Expiry seconds={attributes?.["client.secret.expiration.time"]} />
        </>
      }
      {...(isTyped && !isReadOnly ? typed : { value: shown })}
    >
      <WriteButton
        call="clients.generateNewClientSecret"
        object={client}
        variant="secondary"
        isDisabled={isDirty || generation.running}
        onClick={() => void regenerate()}
      >
        {t("regenerate")}
      </WriteButton>
    </SecretBox>
  );
}

/** The secret before the last one, which works until it ends or is made invalid; nothing where there is none. */
export function RotatedSecret({ client, isDisabled }: RotatedProps) {
  const t = useT();
  const { id = "", attributes = {} } = client;
  const { "client.secret.rotated": rotated, "client.secret.rotated.expiration.time": expiration } = attributes;
  const invalidation = useAction((call) => call("clients.invalidateSecret", { id }), {
    done: "invalidateRotatedSuccess",
    failed: "invalidateRotatedError",
  });
  const invalidate = async () => {
    const yes = await confirm({
      title: "invalidateRotatedSecret",
      body: "invalidateRotatedSecretExplain",
      label: "confirm",
      danger: true,
    });
    if (yes) await invalidation.run();
  };
  if (typeof rotated !== "string") return null;
  return (
    <SecretBox id="secretRotated" label="secretRotated" value={rotated} note={<Expiry seconds={expiration} />}>
      <WriteButton
        call="clients.invalidateSecret"
        object={client}
        variant="secondary"
        isDisabled={isDisabled || invalidation.running}
        onClick={() => void invalidate()}
      >
        {t("invalidateSecret")}
      </WriteButton>
    </SecretBox>
  );
}

/** When a secret ends. @param seconds since 1970, as the server keeps it in an attribute */
function Expiry({ seconds }: { seconds: unknown }) {
  const t = useT();
  const timeOf = useTime();
  const [now] = useState(Date.now);
  const end = Number(seconds) * 1000;
  if (!seconds || Number.isNaN(end)) return null;
  const isOver = end < now;
  return (
    <FormHelperText>
      <HelperText>
        <HelperTextItem variant={isOver ? "warning" : "default"}>
          {isOver ? t("secretHasExpired") : t(["secretExpiresOn", { time: timeOf(end) }])}
        </HelperTextItem>
      </HelperText>
    </FormHelperText>
  );
}
