import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useForm } from "react-hook-form";
import type { Failure } from "~/data/api/errors";
import { useOptional } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import { asOptions } from "~/features/clients/advanced/labelled";
import { creationOf, type Delivery, METHODS } from "~/features/clients/ssf/streamForm";
import { labelledThere, versionFailure, versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";

interface Values {
  delivery: Delivery;
  endpoint: string;
  authorization: string;
  events: string[];
  description: string;
}

interface Props {
  client: ClientRepresentation;
  onClose: () => void;
}

/** The field a failure is about: the server takes only addresses that the client allows, and names its setting. */
const refusedField = ({ message, description = message }: Failure) =>
  /endpoint_url|validPushUrls/.test(description) ? "endpoint" : undefined;

const isPush: When<Values> = { name: "delivery", is: (delivery) => delivery === "PUSH" };

/** Registers the stream of a receiver for it: `POST ssf/clients/{clientId}/stream`. */
export function NewStream({ client, onClose }: Props) {
  const t = useT();
  const word = versionWords(t);
  const { clientId = "" } = client;
  const { deliveries, supported } = creationOf(client);
  const { availableSupportedEvents = [], defaultSupportedEvents = [] } = useOptional("ssf.config") ?? {};
  const events = supported.length > 0 ? supported : defaultSupportedEvents;
  const form = useForm<Values>({
    defaultValues: { delivery: deliveries[0] ?? "PUSH", endpoint: "", authorization: "", events, description: "" },
    mode: "onChange",
  });
  const action = useAction(
    (call, { delivery, endpoint, authorization, events: requested, description }: Values) =>
      call(
        "ssf.createStream",
        { clientId },
        {
          delivery: {
            method: METHODS[delivery],
            ...(delivery === "PUSH" && { endpoint_url: endpoint.trim() }),
            ...(delivery === "PUSH" && authorization && { authorization_header: authorization }),
          },
          events_requested: requested,
          description: description.trim(),
        },
      ),
    { done: word("ssfCreateStreamSuccess"), failed: versionFailure(t, "ssfCreateStreamError") },
  );
  const isAddress = (value: string) =>
    URL.canParse(value.trim()) && new URL(value.trim()).protocol === "https:" ? undefined : "gatehouse.httpsOnly";
  const fields: FieldSpec<Values>[] = [
    {
      kind: "select",
      name: "delivery",
      testId: "ssfCreateStreamDeliveryMethod",
      ...labelledThere(t, "ssfCreateStreamDeliveryMethod"),
      options: deliveries.map((key) => ({ key, value: word(`ssfDelivery.${key}`) })),
    },
    {
      kind: "text",
      type: "url",
      required: true,
      name: "endpoint",
      testId: "ssfCreateStreamEndpointUrl",
      ...labelledThere(t, "ssfCreateStreamEndpointUrl"),
      validate: isAddress,
      when: isPush,
    },
    {
      kind: "password",
      name: "authorization",
      testId: "ssfCreateStreamAuthHeader",
      ...labelledThere(t, "ssfPushAuthorizationHeader"),
      when: isPush,
    },
    {
      // without any the server sends all that the receiver supports
      kind: "select",
      isMulti: true,
      name: "events",
      ...labelledThere(t, "ssfCreateStreamEventsRequested"),
      options: asOptions([...new Set([...availableSupportedEvents, ...events])]),
    },
    {
      kind: "text",
      name: "description",
      testId: "ssfCreateStreamDescription",
      maxLength: LONGEST,
      ...labelledThere(t, "ssfCreateStreamDescription"),
    },
  ];
  return (
    <FormDialog
      id="ssf-stream"
      variant="medium"
      title={word("ssfCreateStream").text}
      form={form}
      fields={fields}
      confirm={word("ssfCreateStream")}
      call="ssf.createStream"
      object={client}
      testIds={{ save: "ssfCreateStreamSubmit", cancel: "ssfCreateStreamCancel" }}
      send={action.run}
      fieldOf={refusedField}
      onClose={onClose}
    />
  );
}
