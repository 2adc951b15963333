import { SIGNALS } from "~/features/realmSettings/general/generalFields";
import type { Translate } from "~/i18n/i18n";
import { confirm } from "~/kit/dialog/confirm";
import { isOn } from "~/kit/form/values";

/** Whether a realm, or what a form makes of it, sends security events to clients (Shared Signals, 26.7). */
export const sendsSignals = (realm: { attributes?: Record<string, unknown> }) => isOn(realm.attributes?.[SIGNALS]);

/** Asks before a realm sends no events any more: those that are not delivered yet are lost. */
export const confirmWithoutSignals = (t: Translate, realm: string) =>
  confirm({
    title: { text: t.ifThere("ssfTransmitterDisableConfirmTitle") ?? "" },
    body: { text: t.ifThere("ssfTransmitterDisableConfirmIntro") ?? "" },
    consequences: "gatehouse.ssfEventsLost",
    names: [realm],
    label: "disable",
    danger: true,
  });
