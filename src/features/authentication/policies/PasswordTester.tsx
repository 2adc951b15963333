import { Card, CardBody, CardTitle, Content, HelperText, HelperTextItem, Stack } from "@patternfly/react-core";
import { useForm, useWatch } from "react-hook-form";
import { useServerInfo } from "~/data/query/serverInfo";
import { checkPassword, type Tried } from "~/features/authentication/policies/passwordCheck";
import { type Policies, policyOf } from "~/features/authentication/policies/policyText";
import { type Key, useT } from "~/i18n/useT";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { PlainForm } from "~/kit/form/PlainForm";

/** What a policy says, by whether it is met; undefined where only the server can tell. */
const verdicts: Record<string, { variant: "success" | "error" | "indeterminate"; words: Key }> = {
  true: { variant: "success", words: "gatehouse.passwordMet" },
  false: { variant: "error", words: "gatehouse.passwordUnmet" },
  undefined: { variant: "indeterminate", words: "gatehouse.passwordUnknown" },
};

/** Tries a password, which stays in the browser, against policies that may not be saved yet. */
export function PasswordTester({ policies }: { policies: Policies }) {
  const t = useT();
  const types = useServerInfo().passwordPolicies ?? [];
  const form = useForm<Tried>({ defaultValues: { password: "", username: "", email: "" } });
  const [password, username, email] = useWatch({ control: form.control, name: ["password", "username", "email"] });
  const ids = Object.keys(policies).map(policyOf);
  const fields: FieldSpec<Tried>[] = [
    { kind: "password", name: "password", id: "tried-password", testId: "tried-password", label: "password" },
    ...(ids.includes("notUsername") || ids.includes("notContainsUsername")
      ? [{ kind: "text", name: "username", id: "tried-username", testId: "tried-username", label: "username" } as const]
      : []),
    ...(ids.includes("notEmail")
      ? [{ kind: "text", name: "email", id: "tried-email", testId: "tried-email", label: "email" } as const]
      : []),
  ];
  return (
    <Card data-testid="password-tester">
      <CardTitle component="h2">{t("gatehouse.passwordTester")}</CardTitle>
      <CardBody>
        <Stack hasGutter>
          <Content component="p">{t("gatehouse.passwordTesterBody")}</Content>
          <PlainForm form={form} autoComplete="off">
            <Inputs fields={fields} />
          </PlainForm>
          <HelperText component="ul" aria-live="polite" aria-label={t("passwordPolicy")}>
            {password !== "" &&
              checkPassword(policies, { password, username, email }).map(({ name, isMet }) => {
                const { variant, words } = verdicts[String(isMet)] ?? {};
                const type = types.find(({ id }) => id === policyOf(name))?.displayName ?? policyOf(name);
                const value = policies[name] ? ` (${policies[name]})` : "";
                return (
                  <HelperTextItem
                    key={name}
                    component="li"
                    variant={variant}
                    screenReaderText=""
                    data-testid={`tried-${name}`}
                  >
                    {`${type}${value}: `}
                    {words && t(words)}
                  </HelperTextItem>
                );
              })}
          </HelperText>
        </Stack>
      </CardBody>
    </Card>
  );
}
