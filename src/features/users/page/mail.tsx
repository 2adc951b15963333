import { useForm } from "react-hook-form";
import type { Failure } from "~/data/api/errors";
import { useRealmRepresentation } from "~/data/query/realm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { ClientSelect } from "~/parts/providerSettings/ClientSelect";
import { useRequiredActions } from "~/parts/profile/requiredActions";

/** What is said of an e-mail with a link. */
export interface MailValues {
  /** Seconds; empty for what the realm says. */
  lifespan: number | "";
  client: string;
  redirectUri: string;
}

/** The field that a refusal of the server is about: it names them only in its message. */
export function refusedField({ status, message }: Failure): "redirectUri" | "client" | undefined {
  if (status !== 400) return undefined;
  if (/redirect/i.test(message)) return "redirectUri";
  return /client/i.test(message) ? "client" : undefined;
}

/** How long the link in an e-mail lives, and where it leads to in the end: a client, and one of its addresses. */
export const mailFields: FieldSpec<MailValues>[] = [
  { kind: "duration", name: "lifespan", label: "lifespan", help: "gatehouse.mailLifespanHelp", min: 1 },
  {
    kind: "custom",
    name: "client",
    label: "client",
    render: () => <ClientSelect name="client" label="client" help="gatehouse.mailClientHelp" />,
  },
  {
    kind: "text",
    name: "redirectUri",
    label: "redirectURI",
    help: "gatehouse.mailRedirectHelp",
    when: { name: "client", is: (client) => client !== "" && client !== undefined },
  },
];

/** What the fields say at first. */
export const useMailDefaults = (): MailValues => ({
  lifespan: useRealmRepresentation().actionTokenGeneratedByAdminLifespan ?? "",
  client: "",
  redirectUri: "",
});

/** What the server gets of them: an address counts only together with a client. */
export const linkOf = ({ lifespan, client, redirectUri }: MailValues) => ({
  lifespan: lifespan || undefined,
  clientId: client || undefined,
  redirectUri: (client && redirectUri.trim()) || undefined,
});

/** The form of an e-mail that requests required actions, for `FormDialog`. */
export function useActionsMail() {
  const options = useRequiredActions();
  const defaultValues = { actions: new Array<string>(), ...useMailDefaults() };
  const form = useForm({ defaultValues, mode: "onChange" });
  const fields: FieldSpec<typeof defaultValues>[] = [
    {
      kind: "select",
      name: "actions",
      label: "resetAction",
      help: "resetActions",
      isMulti: true,
      required: true,
      placeholder: "requiredActionPlaceholder",
      options,
    },
    ...mailFields,
  ];
  return { form, fields };
}
