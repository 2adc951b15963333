import { useAction } from "~/data/write/action";
import type { UserTabProps } from "~/features/users/page/user";
import type { VersionKey } from "~/i18n/keys.generated";
import { type Text, useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";

/** What can be done with a verifiable credential of a user, each after asking; it is named by its client scope. */
export function useVerifiableCredentialActions({ user: { id } }: UserTabProps) {
  const t = useT();
  const word = (key: VersionKey, credentialScopeName = ""): Text => ({
    text: t.ifThere(key, { credentialScopeName }) ?? key,
  });
  const update = useAction(
    (call, credentialScopeName: string) => call("users.updateVerifiableCredential", { id, credentialScopeName }),
    { done: word("updateVerifiableCredentialSuccess"), failed: "gatehouse.verifiableCredentialError" },
  );
  const revoke = useAction(
    (call, credentialScopeName: string) => call("users.revokeVerifiableCredential", { id, credentialScopeName }),
    { done: word("revokeVerifiableCredentialSuccess"), failed: "gatehouse.verifiableCredentialError" },
  );
  return {
    /** Takes over what is known of the user now. */
    update: async (name: string) => {
      const yes = await confirm({
        title: word("updateVerifiableCredentialTitle"),
        body: word("updateVerifiableCredentialConfirm", name),
        label: word("update"),
      });
      if (yes) await update.run(name);
    },
    revoke: async (name: string) => {
      const yes = await confirm({
        title: word("revokeVerifiableCredentialTitle"),
        body: word("revokeVerifiableCredentialConfirm", name),
        label: "revoke",
        danger: true,
      });
      if (yes) await revoke.run(name);
    },
  };
}
