import { useForm } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { useOptional } from "~/data/query/cache";
import { FormDialog } from "~/kit/form/FormDialog";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";

/** Protocol of the client scopes that describe a verifiable credential. */
const PROTOCOL = "oid4vc";

interface Props extends UserTabProps {
  /** Client scopes the user has a credential of. */
  taken: string[];
  onClose: () => void;
}

/**
 * Makes a verifiable credential for a user: `POST users/{id}/vc/credentials`. Its client scope is chosen, or typed
 * where the client scopes may not be listed.
 */
export function NewVerifiableCredential({ user: { id, access }, taken, onClose }: Props) {
  const t = useT();
  const scopes = useOptional("clientScopes.find");
  const form = useForm({ defaultValues: { credentialScopeName: "" }, mode: "onChange" });
  const label = t.ifThere("credentialScopeName") ?? "";
  const field = { name: "credentialScopeName", label: { text: label }, required: true } as const;
  const names = scopes?.flatMap(({ name, protocol }) => (name && protocol === PROTOCOL ? name : []));
  const options = names?.filter((name) => !taken.includes(name)).map((key) => ({ key, value: { text: key } }));
  const action = useAction(
    (call, credentialScopeName: string) => call("users.createVerifiableCredential", { id }, { credentialScopeName }),
    {
      done: { text: t.ifThere("createVerifiableCredentialSuccess") ?? "" },
      failed: "gatehouse.verifiableCredentialError",
    },
  );
  return (
    <FormDialog
      id="verifiable-credential-form"
      title={t.ifThere("createVerifiableCredential") ?? ""}
      form={form}
      fields={[options ? { kind: "select", ...field, options } : { kind: "text", ...field }]}
      confirm="create"
      call="users.createVerifiableCredential"
      object={{ id, access }}
      send={({ credentialScopeName }) => action.run(credentialScopeName.trim())}
      // no such scope, one of another protocol, or someone else was first
      fieldOf={({ status }) => (status === 400 || status === 409 ? "credentialScopeName" : undefined)}
      onClose={onClose}
    />
  );
}
