import { useRealmRepresentation } from "~/data/query/realm";
import { useLocale, useServerText, useSort, useT } from "~/i18n/useT";
import { Select } from "~/kit/form/kinds/Select";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { Typeahead } from "~/kit/form/kinds/Typeahead";
import { focusInside, useField } from "~/kit/form/useField";
import { listIn } from "~/kit/form/values";
import { languageTag } from "~/parts/profile/languageTag";
import { type Attribute, type ControlProps, optionText, profileOptions } from "~/parts/profile/userProfile";

/** Number of options from which a list is filtered by typing. */
const TYPEAHEAD = 10;

/** The options of an attribute with their texts. */
export function useProfileOptions(attribute: Attribute): { key: string; text: string }[] {
  const text = useServerText();
  return profileOptions(attribute).map((key) => {
    const { text: own, prefix } = optionText(attribute, key);
    const found = text(own, "", prefix);
    return { key, text: prefix && found === `${prefix}.${own}` ? own : found };
  });
}

/**
 * One or several of a list; choosing what is chosen takes it away. A value that is not among the options is shown and
 * kept.
 */
export function ProfileSelect({ attribute, isMulti = false, ...props }: ControlProps & { isMulti?: boolean }) {
  const t = useT();
  const { id, value, change, blur, ref, isDisabled, error } = useField(props);
  const choices = useProfileOptions(attribute);
  const chosen = isMulti ? listIn(value) : listIn(value).slice(0, 1);
  const toggle = (key: string) => {
    const others = isMulti ? chosen.filter((other) => other !== key) : [];
    change(chosen.includes(key) ? others : [...others, key]);
  };
  const control = {
    id,
    testId: `select-${id}`,
    // automation knows it by that name
    label: t("selectOne"),
    placeholder: t("selectOne"),
    choices,
    chosen,
    isDisabled,
    error,
    onChoose: toggle,
    onBlur: blur,
  };
  return (
    <div ref={focusInside(ref)}>
      {isMulti || choices.length >= TYPEAHEAD ? (
        <Typeahead {...control} isMulti={isMulti} onClear={() => change([])} />
      ) : (
        <Select {...control} />
      )}
    </div>
  );
}

/** The user's language, of those that the realm supports; nothing where it supports none. */
export function ProfileLocale(props: ControlProps) {
  const t = useT();
  const text = useServerText();
  const locale = useLocale();
  const { supportedLocales = [] } = useRealmRepresentation();
  const names = new Intl.DisplayNames([locale], { type: "language" });
  const nameOf = (code: string) => {
    const key = `locale_${code}`;
    const found = text(key);
    return found === key ? nativeName(code, names) : found;
  };
  const options = useSort(
    supportedLocales.map((key) => ({ key, value: { text: nameOf(key) } })),
    ({ value }) => value.text,
  );
  if (supportedLocales.length === 0) return null;
  return (
    <SelectField
      {...props}
      id="attributes.locale"
      testId="locale-select"
      label="selectALocale"
      placeholder="defaultLocale"
      options={[{ key: "", value: { text: t("defaultLocale") } }, ...options]}
    />
  );
}

/** What a language calls itself; a code that is none represents itself. */
export function nativeName(code: string, names: Intl.DisplayNames): string {
  const tag = languageTag(code);
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? names.of(tag) ?? code;
  } catch {
    return code;
  }
}
