import { FormGroup } from "@patternfly/react-core";
import { useRef } from "react";
import { useAction } from "~/data/write/action";
import { useOptional } from "~/data/query/cache";
import { unlock } from "~/features/users/page/unlock";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { HelpIcon } from "~/kit/controls/HelpIcon";

/**
 * Whether failed sign-ins have locked a user, for a time or for good (`GET attack-detection/brute-force/users/{id}`), with
 * the way to end it. Nothing where it cannot be read.
 */
export function LockState({ user }: UserTabProps) {
  const t = useT();
  const { id } = user;
  const state = useOptional("attackDetection.findOne", { id });
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
  return (
    <FormGroup
      label={t("temporaryLocked")}
      fieldId="temporaryLocked"
      labelHelp={<HelpIcon name="temporaryLocked" text="temporaryLockedHelp" />}
    >
      <div ref={box} tabIndex={-1}>
        <WriteSwitch
          call="attackDetection.del"
          object={user}
          id="temporaryLocked"
          testId="user-locked-switch"
          label={t("temporaryLocked")}
          text={t(locked ? "on" : "off")}
          isOn={locked}
          isBusy={end.running}
          isDisabled={!locked}
          onChange={() => void release()}
        />
      </div>
    </FormGroup>
  );
}
