import {
  Button,
  FormHelperText,
  HelperText,
  HelperTextItem,
  InputGroup,
  InputGroupItem,
  TextInput,
} from "@patternfly/react-core";
import GlobeIcon from "@patternfly/react-icons/dist/esm/icons/globe-icon";
import { type ReactNode, useState } from "react";
import { type FieldPath, type FieldValues, useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { TranslationsDialog } from "~/features/realmSettings/userProfile/TranslationsDialog";
import { useOptional } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { useRealmLocales } from "~/features/realmSettings/localization/languages";
import {
  isTranslated,
  predefined,
  type Seen,
  textKey,
  type Translations,
} from "~/features/realmSettings/userProfile/translations";
import { RichText } from "~/i18n/RichText";
import { type Key, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { CustomField } from "~/kit/form/Inputs";
import { TextField } from "~/kit/form/kinds/TextField";
import { useField } from "~/kit/form/useField";
import { keyIn } from "~/features/realmSettings/userProfile/profile";
import { to } from "~/routes";

interface Props {
  /** The member of the object. */
  field: string;
  /** What the key of its texts begins with; the name of the object follows. */
  prefix: string;
  label: Key;
  help: Key;
  /** A new object has to be called something in the default language. */
  isNew?: boolean;
}

/** A text that is written in every language of the realm, where there are several. */
export const translatable = <Values extends FieldValues>(
  props: Props & { field: FieldPath<Values> },
): CustomField & { name: FieldPath<Values> } => ({
  kind: "custom",
  name: props.field,
  label: props.label,
  render: () => <TranslatableField {...props} />,
});

function TranslatableField(props: Props) {
  const { internationalizationEnabled } = useRealmRepresentation();
  const { field, label, help } = props;
  if (internationalizationEnabled) return <TranslatedField {...props} />;
  return (
    <TextField name={field} label={label} help={help} id={`kc-attribute-${field}`} testId={`attributes-${field}`} />
  );
}

/** The way to all texts of the realm. The French text opens it where it ends, too: one without words is none. */
const Overrides = ({ children }: { children?: ReactNode }) =>
  children && <Link to={to("realm-settings", { tab: "localization", subtab: "realm-overrides" })}>{children}</Link>;

/** The key of the texts, and a button that opens them; they are saved with the object. */
function TranslatedField({ field, prefix, label, help, isNew = false }: Props) {
  const t = useT();
  const realm = useRealm();
  const locales = useRealmLocales();
  const [selectedLocale = "en"] = locales;
  const [name, stored]: string[] = useWatch({ name: ["name", field] });
  const key = textKey(stored, prefix, name ?? "");
  const texts: Record<string, string | undefined> =
    useOptional("realms.getRealmLocalizationTexts", { realm, selectedLocale }) ?? {};
  const [open, setOpen] = useState(false);
  const { setValue } = useFormContext();
  const seen: Seen = useWatch({ name: `seen.${field}` }) ?? {};
  const isNamed = isNew && name !== undefined && name !== "" && !predefined.includes(name);
  const isMissing = (typed?: Translations) => isNamed && !typed?.[selectedLocale] && !texts[key];
  const { change, ref, isDisabled, error } = useField<Translations>(
    { name: `translations.${field}`, label },
    { validate: (typed) => (isMissing(typed) ? "required" : undefined) },
  );
  const translations: Translations = useWatch({ name: `translations.${field}` }) ?? {};
  const follows = isTranslated(translations) || isNamed;
  return (
    <Field name={`translations.${field}`} label={label} help={help} helpId={field} id={`kc-attribute-${field}`}>
      <InputGroup>
        <InputGroupItem isFill>
          <TextInput
            id={`kc-attribute-${field}`}
            data-testid={`attributes-${field}`}
            isDisabled
            validated={error ? "error" : "default"}
            aria-describedby={error}
            value={follows ? `\${${key}}` : (stored ?? "")}
          />
        </InputGroupItem>
        <InputGroupItem>
          <Button
            ref={ref}
            variant="plain"
            data-testid={`addAttribute${field}TranslationBtn`}
            aria-label={t(["addAttributeTranslation", { fieldName: t(label) }])}
            icon={<GlobeIcon />}
            isDisabled={isDisabled || !name}
            onClick={() => setOpen(true)}
          />
        </InputGroupItem>
      </InputGroup>
      {/* shows automation that a text is missing */}
      {isMissing(translations) && <input type="hidden" data-testid="requiredTranslationName" required />}
      <FormHelperText>
        <HelperText>
          <HelperTextItem>
            <RichText
              text="addTranslationsModalSubTitle"
              values={{ fieldName: t(label) }}
              elements={{ 1: <Overrides /> }}
            />
          </HelperTextItem>
        </HelperText>
      </FormHelperText>
      {open && (
        <TranslationsDialog
          translationKey={key}
          locales={locales}
          proposal={keyIn(stored) === undefined ? stored : texts[keyIn(stored) ?? ""]}
          translations={translations}
          seen={seen}
          onSave={(next, seenNow) => {
            setValue(`seen.${field}`, seenNow);
            change(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  );
}
