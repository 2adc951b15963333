import { PolicyForm } from "~/features/authentication/policies/PolicyForm";
import type { Realm } from "~/features/authentication/realm";
import { labelled } from "~/i18n/serverWords";
import type { FieldSpec } from "~/kit/form/Inputs";
import { WHOLE } from "~/kit/form/useField";

const HINTS = ["login_hint", "id_token_hint", "login_hint_token"];

const fields: FieldSpec<Realm>[] = [
  {
    kind: "select",
    name: "attributes.cibaBackchannelTokenDeliveryMode",
    ...labelled("cibaBackchannelTokenDeliveryMode"),
    options: (["poll", "ping"] as const).map((key) => ({ key, value: `cibaBackhannelTokenDeliveryModes.${key}` })),
  },
  {
    kind: "text",
    type: "number",
    pattern: WHOLE,
    name: "attributes.cibaExpiresIn",
    ...labelled("cibaExpiresIn"),
    required: true,
    min: 10,
    max: 600,
  },
  {
    kind: "text",
    type: "number",
    pattern: WHOLE,
    name: "attributes.cibaInterval",
    ...labelled("cibaInterval"),
    required: true,
    min: 0,
    max: 600,
  },
  {
    kind: "select",
    name: "attributes.cibaAuthRequestedUserHint",
    ...labelled("cibaAuthRequestedUserHint"),
    // the server knows no other way yet
    isDisabled: true,
    options: HINTS.map((key) => ({ key, value: { text: key } })),
  },
];

/** How clients have users authenticate on another device. */
export const CibaPolicy = () => (
  <PolicyForm name="CIBA policy" mode="onChange" fields={fields} done="updateCibaSuccess" failed="updateCibaError" />
);
