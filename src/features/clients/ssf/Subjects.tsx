import { Alert, Button, Flex } from "@patternfly/react-core";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { SsfSubject } from "~/data/api/ssf";
import { useAction } from "~/data/write/action";
import { same } from "~/data/write/merge";
import { subjectFields } from "~/features/clients/ssf/subjectFields";
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
} as const;

const isKnown = (state: string): state is keyof typeof states => state in states;

/** About which users and organizations a receiver gets events: checked and changed one at a time. */
export function Subjects({ clientId }: { clientId: string }) {
  const t = useT();
  const word = versionWords(t);
  const form = useForm<SsfSubject>({ defaultValues: { type: "user-email", value: "" }, mode: "onChange" });
  const [state, setState] = useState<{ of: SsfSubject; status: string }>();
  const shown = useWatch({ control: form.control });
  const subject = ({ type, value }: SsfSubject) => ({ type, value: value.trim() });
  const check = useAction(
    async (call, values: SsfSubject) => {
      const { status } = await call("ssf.checkSubject", { clientId }, subject(values));
      setState({ of: values, status });
    },
    { failed: "gatehouse.ssfSubjectError" },
  );
  const change = useAction(
    async (call, how: (typeof changes)[number]["how"], values: SsfSubject) => {
      const { status } = await call("ssf.changeSubject", { clientId, how }, subject(values));
      setState({ of: values, status });
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
      <Inputs fields={subjectFields(t)} />
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
          <Alert
            isInline
            variant="info"
            data-testid="ssfSubjectStatus"
            title={isKnown(state.status) ? word(states[state.status]).text : state.status}
          />
        )}
      </div>
    </PlainForm>
  );
}
