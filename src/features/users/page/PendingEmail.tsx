import { Alert, AlertActionLink } from "@patternfly/react-core";
import { useAction } from "~/data/write/action";
import { useCan } from "~/data/access/permissions";
import { updateUser } from "~/features/users/details/userForm";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { PENDING_EMAIL } from "~/parts/profile/useProfileSections";

/**
 * A new e-mail address that the user has not confirmed yet (feature UPDATE_EMAIL), with the way to keep the old one.
 */
export function PendingEmail({ user }: UserTabProps) {
  const t = useT();
  const { id } = user;
  const pending: unknown = [user.attributes?.[PENDING_EMAIL]].flat()[0];
  const denial = useCan()("users.update", user);
  const keep = useAction(
    async (call) => {
      const before = await call("users.findOne", { id });
      // left out, or as an empty list, the server keeps it
      const attributes = { ...before.attributes, [PENDING_EMAIL]: [""] };
      const requiredActions = before.requiredActions?.filter((action) => action !== "UPDATE_EMAIL");
      await updateUser(call, id, { ...before, attributes, requiredActions }, before);
    },
    { done: "userSaved", failed: "userNotSaved" },
  );
  if (typeof pending !== "string" || !pending) return null;
  const ask = async () => {
    const body = t.ifThere("emailPendingVerificationActionMessage") ?? "";
    const label = t.ifThere("confirmEmailPendingVerificationAction") ?? t("continue");
    const title = { text: t.ifThere("emailPendingVerificationAlertTitle") ?? "" };
    if (await confirm({ title, body: { text: body }, label: { text: label } })) await keep.run();
  };
  return (
    <Alert
      isInline
      variant="warning"
      title={t.ifThere("emailPendingVerificationAlertTitle")}
      actionLinks={
        !denial && (
          <AlertActionLink data-testid="keep-email" onClick={() => void ask()} isDisabled={keep.running}>
            {t.ifThere("emailPendingVerificationResetAction")}
          </AlertActionLink>
        )
      }
    >
      <bdi>{pending}</bdi>
    </Alert>
  );
}
