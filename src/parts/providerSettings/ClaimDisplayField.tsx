import { Button, TextInput } from "@patternfly/react-core";
import MinusCircleIcon from "@patternfly/react-icons/dist/esm/icons/minus-circle-icon";
import PlusCircleIcon from "@patternfly/react-icons/dist/esm/icons/plus-circle-icon";
import { parseJson } from "~/data/browser/parseJson";
import { isRecord } from "~/data/browser/record";
import type { VersionKey } from "~/i18n/keys.generated";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { jsonProblem } from "~/kit/form/json";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

const PARTS = ["name", "locale"] as const;

/** What a wallet calls a claim in one language; further keys are kept. */
type Entry = Record<string, unknown>;

/** Entries of a JSON list, undefined for a text that is none. */
function entriesIn(text: string): Entry[] | undefined {
  if (text.trim() === "") return [];
  const { value } = parseJson(text);
  return Array.isArray(value) && value.every(isRecord) ? value : undefined;
}

const isComplete = (entry: Entry) => PARTS.every((part) => textIn(entry[part]).trim() !== "");

/**
 * What wallets call a claim, by language: rows of name and locale, kept as one JSON text, `[{"name":…,"locale":…}]`, as
 * settings of the type `ClaimDisplay` keep it. A text that is no such list is shown as it is.
 */
export function ClaimDisplayField(props: FieldProps) {
  const { name, testId = name } = props;
  const t = useT();
  const words = (key: VersionKey) => t.ifThere(key) ?? "";
  const { value, change, blur, ref, isDisabled, error } = useField<string>(props, {
    validate: (kept) => {
      const entries = entriesIn(textIn(kept));
      if (!entries) return jsonProblem(textIn(kept), "gatehouse.noJsonList");
      return entries.every(isComplete) ? undefined : "required";
    },
  });
  const text = textIn(value);
  const entries = entriesIn(text);
  const keep = (next: Entry[]) => change(next.length > 0 ? JSON.stringify(next) : "");
  const control = { isDisabled, validated: error ? "error" : "default", "aria-describedby": error } as const;
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        {entries === undefined && (
          <TextInput
            {...control}
            data-testid={testId}
            aria-label={t(props.label)}
            value={text}
            onChange={(_, next) => change(next)}
          />
        )}
        {entries?.length === 0 && <p>{words("noClaimDisplayEntries")}</p>}
        {entries && entries.length > 0 && (
          <div className="gh-rows">
            <div className="gh-row">
              <b>{words("claimDisplayName")}</b>
              <b>{words("claimDisplayLocale")}</b>
            </div>
            {entries.map((entry, index) => (
              <div key={index} className="gh-row">
                {PARTS.map((part) => (
                  <TextInput
                    key={part}
                    {...control}
                    name={`${name}.${index}.${part}`}
                    data-testid={`${testId}.${index}.${part}`}
                    aria-label={words(part === "name" ? "claimDisplayName" : "claimDisplayLocale")}
                    placeholder={words(
                      part === "name" ? "claimDisplayNamePlaceholder" : "claimDisplayLocalePlaceholder",
                    )}
                    value={textIn(entry[part])}
                    onChange={(_, next) => keep(entries.with(index, { ...entry, [part]: next }))}
                    onBlur={blur}
                  />
                ))}
                <Button
                  variant="link"
                  data-testid={`${testId}.${index}.remove`}
                  aria-label={words("removeClaimDisplay")}
                  icon={<MinusCircleIcon />}
                  isDisabled={isDisabled}
                  onClick={() => keep(entries.toSpliced(index, 1))}
                />
              </div>
            ))}
          </div>
        )}
        {entries && (
          <Button
            variant="link"
            data-testid={`${testId}-add-row`}
            icon={<PlusCircleIcon />}
            isDisabled={isDisabled}
            onClick={() => keep([...entries, { name: "", locale: "" }])}
          >
            {words("addClaimDisplay")}
          </Button>
        )}
      </div>
    </Field>
  );
}
