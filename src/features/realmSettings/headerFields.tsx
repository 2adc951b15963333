import { HelperText, HelperTextItem } from "@patternfly/react-core";
import { useWatch } from "react-hook-form";
import { lintHeader } from "~/features/realmSettings/headerLint";
import { type Text, useT } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import { TextField } from "~/kit/form/kinds/TextField";
import { textIn } from "~/kit/form/values";
import type { RealmValues } from "~/parts/realm/realmConverters";

const MDN = "https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/";

/** What explains each header. */
const references = {
  xFrameOptions: `${MDN}X-Frame-Options`,
  contentSecurityPolicy: `${MDN}Content-Security-Policy`,
  contentSecurityPolicyReportOnly: `${MDN}Content-Security-Policy-Report-Only`,
  xContentTypeOptions: `${MDN}X-Content-Type-Options`,
  xRobotsTag: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag",
  strictTransportSecurity: `${MDN}Strict-Transport-Security`,
  referrerPolicy: `${MDN}Referrer-Policy`,
} as const;

type Header = keyof typeof references;

const names: Header[] = [
  "xFrameOptions",
  "contentSecurityPolicy",
  "contentSecurityPolicyReportOnly",
  "xContentTypeOptions",
  "xRobotsTag",
  "strictTransportSecurity",
  "referrerPolicy",
];

/** The security headers that the server sends with the pages of the realm. */
export const headerFields = names.map((header): FieldSpec<RealmValues> => {
  const name = `browserSecurityHeaders.${header}`;
  return { kind: "custom", name, label: header, render: () => <HeaderField name={name} header={header} /> };
});

/** A header with what explains it; it warns of what is risky, and keeps nothing from being saved. */
function HeaderField({ name, header }: { name: string; header: Header }) {
  const t = useT();
  const value: unknown = useWatch({ name, exact: true });
  return (
    <div>
      <TextField name={name} label={header} help={useHelp(header)} />
      <HelperText isLiveRegion>
        {lintHeader(header, textIn(value)).map((warning) => (
          <HelperTextItem key={t(warning)} variant="warning">
            {t(warning)}
          </HelperTextItem>
        ))}
        <HelperTextItem>
          <a href={references[header]} target="_blank" rel="noreferrer">
            {t("learnMore")}
          </a>
        </HelperTextItem>
      </HelperText>
    </div>
  );
}

/** The server's words on a header end with a link that has no address, written in another way by each version. */
function useHelp(header: Header): Text | undefined {
  const t = useT();
  if (header === "referrerPolicy") return "gatehouse.referrerPolicyHelp";
  const words = t.ifThere(`${header}Help`)?.replace(/<.*$/s, "").trim();
  return words ? { text: words } : undefined;
}
