import { Alert, Button, Flex } from "@patternfly/react-core";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { SsfSubject, SsfSubjectState } from "~/data/api/ssf";
import { useRealmRepresentation } from "~/data/query/realm";
import { useAction } from "~/data/write/action";
import { same } from "~/data/write/merge";
import { subjectFields } from "~/features/clients/ssf/subjectFields";
import type { Translate } from "~/i18n/i18n";
import { versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Inputs } from "~/kit/form/Inputs";
import { PlainForm } from "~/kit/form/PlainForm";

/** What can be done about a subject, and what it is called. */
const changes = [
  { how: "add", label: "ssfSubjectAdd" },
  { how: "ignore", label: "ssfSubjectIgnore" },
  { how: "remove", label: "ssfSubjectRemove" },
] as const;

/** What the server says of a subject. */
const states = {
  notified: "ssfSubjectIsNotified",
  not_notified: "ssfSubjectIsNotNotified",
  ignored: "ssfSubjectIsIgnored",
  implicitly_included: "ssfSubjectIsImplicitlyIncluded",
  notified_via_org: "ssfSubjectIsNotifiedViaOrg",
  ignored_via_org: "ssfSubjectIsIgnoredViaOrg",
} as const;

/** The same with the organization that it comes by, which it names by its alias. */
const byOrganization = {
  notified_via_org: "ssfSubjectIsNotifiedViaOrgNamed",
  ignored_via_org: "ssfSubjectIsIgnoredViaOrgNamed",
} as const;

const isKnown = (state: string): state is keyof typeof states => Object.hasOwn(states, state);
const isOfMembers = (state: string): state is keyof typeof byOrganization => Object.hasOwn(byOrganization, state);

/** What the server says of a subject, in words; a state that the console does not know as it is. */
function stateText(t: Translate, { status, source_org_alias: org }: SsfSubjectState): string {
  const named = org !== undefined && isOfMembers(status) ? t.ifThere(byOrganization[status], { org }) : undefined;
  return named ?? (isKnown(status) ? versionWords(t)(states[status]).text : status);
}

/** About which users and organizations a receiver gets events: checked and changed one at a time. */
export function Subjects({ clientId }: { clientId: string }) {
  const t = useT();
  const word = versionWords(t);
  const realm = useRealmRepresentation();
  const form = useForm<SsfSubject>({ defaultValues: { type: "user-email", value: "" }, mode: "onChange" });
  const [state, setState] = useState<SsfSubjectState & { of: SsfSubject }>();
  const shown = useWatch({ control: form.control });
  const subject = ({ type, value }: SsfSubject) => ({ type, value: value.trim() });
  const check = useAction(
    async (call, values: SsfSubject) => {
      setState({ of: values, ...(await call("ssf.checkSubject", { clientId }, subject(values))) });
    },
    { failed: "gatehouse.ssfSubjectError" },
  );
  const change = useAction(
    async (call, how: (typeof changes)[number]["how"], values: SsfSubject) => {
      setState({ of: values, ...(await call("ssf.changeSubject", { clientId, how }, subject(values))) });
    },
    { failed: "gatehouse.ssfSubjectError" },
  );
  const busy = check.running || change.running || !form.formState.isValid;
  const run = (work: (values: SsfSubject) => Promise<unknown>) => {
    setState(undefined);
    void form.handleSubmit(work)();
  };
  return (
    <PlainForm form={form} onSubmit={() => run(check.run)}>
      <Inputs fields={subjectFields(t, realm)} />
      <Flex>
        <Button type="submit" data-testid="ssfSubjectCheck" isDisabled={busy}>
          {word("ssfSubjectCheck").text}
        </Button>
        {changes.map(({ how, label }) => (
          <WriteButton
            key={how}
            call="ssf.changeSubject"
            variant="secondary"
            testId={label}
            isDisabled={busy}
            onClick={() => run((values) => change.run(how, values))}
          >
            {word(label).text}
          </WriteButton>
        ))}
      </Flex>
      <div aria-live="polite">
        {state && same(state.of, shown) && (
          <Alert isInline variant="info" data-testid="ssfSubjectStatus" title={stateText(t, state)} />
        )}
      </div>
    </PlainForm>
  );
}
