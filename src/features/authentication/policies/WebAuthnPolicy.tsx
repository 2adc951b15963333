import { Button, Popover, Stack, StackItem } from "@patternfly/react-core";
import QuestionCircleIcon from "@patternfly/react-icons/dist/esm/icons/question-circle-icon";
import { usePreference } from "~/data/browser/usePreference";
import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import { PolicyForm } from "~/features/authentication/policies/PolicyForm";
import { newerFields, webAuthnFields } from "~/features/authentication/policies/webAuthnFields";
import type { WebAuthnPrefix } from "~/features/authentication/realm";
import { useT } from "~/i18n/useT";

/** What the realm demands of security keys and passkeys, as a second factor or instead of a password. */
export function WebAuthnPolicy({ prefix }: { prefix: WebAuthnPrefix }) {
  const t = useT();
  const hasPasskeys = hasFeature(useServerInfo(), "PASSKEYS");
  const [help] = usePreference("helpEnabled");
  return (
    <Stack hasGutter>
      {help && (
        <StackItem>
          <Popover bodyContent={t(`${prefix}FormHelp`)} aria-label={t("webauthnIntro")} closeBtnAriaLabel={t("close")}>
            <Button variant="link" isInline icon={<QuestionCircleIcon />}>
              {t("webauthnIntro")}
            </Button>
          </Popover>
        </StackItem>
      )}
      <StackItem>
        <PolicyForm
          key={prefix}
          name={prefix}
          fields={[...webAuthnFields(prefix), ...newerFields(t, prefix, hasPasskeys)]}
          done="webAuthnUpdateSuccess"
          failed="webAuthnUpdateError"
        />
      </StackItem>
    </Stack>
  );
}
