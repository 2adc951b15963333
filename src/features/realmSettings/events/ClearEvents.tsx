import { Form, FormGroup } from "@patternfly/react-core";
import { useRealm } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { StoredEvents } from "~/features/realmSettings/events/StoredEvents";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";

const of = {
  user: {
    call: "realms.clearEvents",
    label: "clearUserEvents",
    help: "user-clearEventsHelp",
    alerts: { done: "user-events-cleared", failed: "user-events-cleared-error" },
  },
  admin: {
    call: "realms.clearAdminEvents",
    label: "clearAdminEvents",
    help: "admin-clearEventsHelp",
    alerts: { done: "admin-events-cleared", failed: "admin-events-cleared-error" },
  },
} as const;

interface Props {
  of: keyof typeof of;
  /** Seconds that they are kept; 0 for as long as they are not cleared. */
  expiration: number;
}

/** Deletes all saved events of a kind after asking: `DELETE events`, `DELETE admin-events`; how many that are is said. */
export function ClearEvents({ of: kind, expiration }: Props) {
  const t = useT();
  const realm = useRealm();
  const { call: name, label, help, alerts } = of[kind];
  const id = `clear-${kind}-events`;
  const deletion = useAction((call) => call(name, { realm }), alerts);
  const clear = async () => {
    const yes = await confirm({
      title: "deleteEvents",
      body: "deleteEventsConfirm",
      names: [realm],
      label: "clear",
      danger: true,
    });
    if (yes) await deletion.run();
  };
  return (
    <Form isHorizontal onSubmit={(event) => event.preventDefault()}>
      <FormGroup label={t(label)} fieldId={id} labelHelp={<HelpIcon name={id} text={help} />}>
        <WriteButton
          call={name}
          id={id}
          testId={id}
          variant="danger"
          isLoading={deletion.running}
          isDisabled={deletion.running}
          onClick={() => void clear()}
        >
          {t(label)}
        </WriteButton>
        <StoredEvents of={kind} expiration={expiration} />
      </FormGroup>
    </Form>
  );
}
