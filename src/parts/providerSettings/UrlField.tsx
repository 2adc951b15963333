import { FormGroup } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import type { FieldProps } from "~/kit/form/fieldProps";
import { HelpIcon } from "~/kit/controls/HelpIcon";

/** The address in a text of the server, undefined where it is none of the web: other schemes could run a script. */
function addressIn(text: unknown): string | undefined {
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined;
  return url && ["http:", "https:"].includes(url.protocol) ? url.href : undefined;
}

/** A link that the server shows among its settings; its help is its text. */
export function UrlField({ name, label, help, helpId = name, url }: FieldProps & { url: unknown }) {
  const t = useT();
  const text = help ? t(help) : t(label);
  const href = addressIn(url) ?? addressIn(text);
  return (
    <FormGroup label={t(label)} fieldId={name} labelHelp={help ? <HelpIcon name={helpId} text={help} /> : undefined}>
      {href ? (
        <a id={name} href={href} target="_blank" rel="noreferrer noopener">
          {text}
        </a>
      ) : (
        <span id={name}>{text}</span>
      )}
    </FormGroup>
  );
}
