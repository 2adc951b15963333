import { HelperText, HelperTextItem } from "@patternfly/react-core";
import { useWatch } from "react-hook-form";
import { useRealmRepresentation } from "~/data/query/realm";
import { durationField } from "~/features/realmSettings/durationField";
import { counted } from "~/features/realmSettings/sessionEnds";
import { labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { DurationField } from "~/kit/form/kinds/DurationField";
import { useDurationText } from "~/kit/form/kinds/useDurationText";

const { kind: _, ...field } = durationField({
  name: "accessTokenLifespan",
  ...labelled("accessTokenLifespan"),
  testId: "access-token-lifespan-input",
  prefix: "kc-access-token-lifespan",
});

/** How long access tokens last; it warns where they outlast a session that nobody uses. */
export function AccessTokenLifespan() {
  const t = useT();
  const timeOf = useDurationText();
  const { ssoSessionIdleTimeout = 0 } = useRealmRepresentation();
  const idle = counted("ssoSessionIdleTimeout", ssoSessionIdleTimeout);
  const lifespan: unknown = useWatch({ name: field.name, exact: true });
  const isLonger = Number(lifespan) > idle;
  return (
    <>
      <DurationField {...field} />
      <HelperText isLiveRegion>
        <HelperTextItem variant={isLonger ? "warning" : "default"}>
          {t(["recommendedSsoTimeout", { time: timeOf(idle) }])}
        </HelperTextItem>
      </HelperText>
    </>
  );
}
