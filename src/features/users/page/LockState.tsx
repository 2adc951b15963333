import { FormGroup, Switch, Tooltip } from "@patternfly/react-core";
import { useRef } from "react";
import { useAction } from "~/data/write/action";
import { useOptional } from "~/data/query/cache";
import { useCan } from "~/data/access/permissions";
import { unlock } from "~/features/users/page/unlock";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { named, useWhyNot } from "~/kit/controls/Write";

/**
 * Whether failed sign-ins have locked a user, for a time or for good (`GET attack-detection/brute-force/users/{id}`), with
 * the way to end it. Nothing where it cannot be read.
 */
export function LockState({ user }: UserTabProps) {
  const t = useT();
  const why = useWhyNot();
  const { id } = user;
  const state = useOptional("attackDetection.findOne", { id });
  const denial = useCan()("attackDetection.del", user);
  const end = useAction((call) => unlock(call, id), {
    done: "unlockSuccess",
    failed: "unlockError",
  });
  const box = useRef<HTMLDivElement>(null);
  if (!state) return null;
  const locked = state.disabled === true;
  const release = async () => {
    const failure = await end.run();
    // unlocked, the switch stays off and takes no focus any more
    if (!failure && document.activeElement?.matches("body, #temporaryLocked"))
      box.current?.focus({ preventScroll: true });
  };
  const control = (
    <Switch
      id="temporaryLocked"
      data-testid="user-locked-switch"
      {...named("attackDetection.del", denial)}
      aria-label={t("temporaryLocked")}
      label={t(locked ? "on" : "off")}
      isChecked={locked}
      isDisabled={!locked || denial !== undefined || end.running}
      onChange={() => void release()}
    />
  );
  return (
    <FormGroup
      label={t("temporaryLocked")}
      fieldId="temporaryLocked"
      labelHelp={<HelpIcon name="temporaryLocked" text="temporaryLockedHelp" />}
    >
      <div ref={box} tabIndex={-1}>
        {denial && locked ? (
          <Tooltip content={why(denial)}>
            <span>{control}</span>
          </Tooltip>
        ) : (
          control
        )}
      </div>
    </FormGroup>
  );
}
