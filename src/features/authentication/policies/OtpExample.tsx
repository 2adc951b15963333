import { Card, CardBody, CardTitle, Content, Flex, FlexItem, Stack } from "@patternfly/react-core";
import { useWatch } from "react-hook-form";
import { encode } from "uqr";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { otpAddress, type OtpValues } from "~/features/authentication/policies/otpAddress";
import { useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";

/** Pixels of an edge of the QR code. */
const EDGE = 200;
/** Modules around it that have to be light. */
const QUIET_ZONE = 4;

/** What a new user would scan, made in the browser of the values of the form around it. */
export function OtpExample() {
  const t = useT();
  const name = useRealm();
  const { displayName } = useRealmRepresentation();
  const policy = useWatch<OtpValues>();
  const address = otpAddress(displayName || name, policy);
  return (
    <Card data-testid="otp-example">
      <CardTitle component="h2">{t("gatehouse.otpExample")}</CardTitle>
      <CardBody>
        <Stack hasGutter>
          <Content component="p">{t("gatehouse.otpExampleBody")}</Content>
          {address ? (
            <Flex>
              <FlexItem>
                <QrCode text={address} label={t("gatehouse.otpExampleCode")} />
              </FlexItem>
              <FlexItem flex={{ md: "flex_1" }}>
                <code data-testid="otp-example-address" dir="ltr" className="gh-wrap">
                  {address}
                </code>{" "}
                <CopyButton id="otp-example" text={address} isInline />
              </FlexItem>
            </Flex>
          ) : (
            <Content component="p">{t("gatehouse.otpExampleNone")}</Content>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** A text as a QR code: black on white in every appearance, because readers want it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      width={EDGE}
      height={EDGE}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
