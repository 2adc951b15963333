import {
  Alert,
  Button,
  Checkbox,
  InputGroup,
  InputGroupItem,
  Label,
  LabelGroup,
  TextInput,
  Title,
} from "@patternfly/react-core";
import CheckIcon from "@patternfly/react-icons/dist/esm/icons/check-icon";
import { useState } from "react";
import { addAlert } from "~/data/write/alerts";
import { useMayListProviders } from "~/features/users/identityProviders/identityProviders";
import { type Pair, pairsIn, queryOfPairs } from "~/features/users/list/attributeQuery";
import { type Key, useT } from "~/i18n/useT";
import type { FieldProps } from "~/kit/form/fieldProps";
import type { Choice } from "~/kit/form/kinds/Select";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { TextField } from "~/kit/form/kinds/TextField";
import { Typeahead } from "~/kit/form/kinds/Typeahead";
import { focusInside, useField } from "~/kit/form/useField";
import { isOn, textIn } from "~/kit/form/values";
import { useIdentityProviderOptions } from "~/parts/providerSettings/useIdentityProviderOptions";

interface Props extends FieldProps {
  /** Attributes that can be searched, with their labels. */
  names: Choice[];
}

/** Whether the server finds it: nothing that begins with a quote, or has a blank beside one. */
const canBeFound = (part: string) => part !== "" && !/^"|".*\s|\s.*"/.test(part);

/** What is typed, and whether the form keeps it already. */
const nothing = { name: "", text: "", isKept: false };

type Wrong = { part: "name" | "value"; text: Key };

/**
 * Pairs of an attribute and its value that users are searched by; the form keeps them as the parameter `q`, with the one that
 * is typed and not added yet at the end: it is searched for as well.
 */
export function AttributePairs({ names, ...props }: Props) {
  const t = useT();
  const { value, change, ref } = useField(props);
  const [{ name, text, isKept }, setTyped] = useState(nothing);
  const [wrong, setWrong] = useState<Wrong>();
  const kept = pairsIn(textIn(value));
  const pairs = isKept ? kept.slice(0, -1) : kept;
  const isTaken = (attribute: string) => pairs.some((pair) => pair.name === attribute);
  const type = (next: Pair) => {
    const pair = { name: next.name.trim(), value: next.value.trim() };
    const keeps = canBeFound(pair.name) && canBeFound(pair.value) && !isTaken(pair.name);
    setTyped({ name: next.name, text: next.value, isKept: keeps });
    setWrong(undefined);
    if (keeps || isKept) change(queryOfPairs(keeps ? [...pairs, pair] : pairs));
  };
  const add = () => {
    const refuse = (part: Wrong["part"], text: Key) => {
      setWrong({ part, text });
      addAlert(text, "danger");
    };
    const attribute = name.trim();
    if (!canBeFound(attribute)) return refuse("name", "searchUserByAttributeMissingKeyError");
    if (isTaken(attribute)) return refuse("name", "searchUserByAttributeKeyAlreadyInUseError");
    if (!canBeFound(text.trim())) return refuse("value", "searchUserByAttributeMissingValueError");
    change(queryOfPairs([...pairs, { name: attribute, value: text.trim() }]));
    setTyped(nothing);
  };
  return (
    <div ref={focusInside(ref)} className="gh-pairs">
      <Title headingLevel="h2" size="md">
        {t("selectAttributes")}
      </Title>
      <Alert isInline isPlain component="h3" variant="info" title={t("searchUserByAttributeDescription")} />
      <InputGroup>
        <InputGroupItem isFill>
          {names.length === 0 ? (
            // the profile may not be read: the name is typed
            <TextInput
              id="search-attribute-name"
              aria-label={t("key")}
              placeholder={t("keyPlaceholder")}
              validated={wrong?.part === "name" ? "error" : "default"}
              aria-describedby={wrong?.part === "name" ? "search-attribute-error" : undefined}
              value={name}
              onChange={(_, name) => type({ name, value: text })}
            />
          ) : (
            <Typeahead
              id="search-attribute-name"
              testId="search-attribute-name-select"
              label={t("key")}
              inputLabel={t("key")}
              placeholder={t("selectAttribute")}
              choices={names}
              chosen={name ? [name] : []}
              error={wrong?.part === "name" ? "search-attribute-error" : undefined}
              onChoose={(name) => type({ name, value: text })}
              onClear={() => type({ name: "", value: text })}
            />
          )}
        </InputGroupItem>
        <InputGroupItem isFill>
          <TextInput
            id="value"
            name="value"
            aria-label={t("value")}
            placeholder={t("valuePlaceholder")}
            validated={wrong?.part === "value" ? "error" : "default"}
            aria-describedby={wrong?.part === "value" ? "search-attribute-error" : undefined}
            value={text}
            onChange={(_, value) => type({ name, value })}
            onKeyDown={(event) => {
              // the key that ends what an input method composes is not for the field
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              // adds the pair, does not ask yet
              event.preventDefault();
              add();
            }}
          />
        </InputGroupItem>
        <InputGroupItem>
          <Button
            variant="control"
            data-testid="user-attribute-search-add-filter-button"
            aria-label={t("addToFilter")}
            icon={<CheckIcon />}
            onClick={add}
          />
        </InputGroupItem>
      </InputGroup>
      {wrong && <span id="search-attribute-error">{t(wrong.text)}</span>}
      {pairs.map((pair) => {
        const label = names.find(({ key }) => key === pair.name)?.text ?? pair.name;
        return (
          <div key={pair.name} role="group" aria-label={label} data-testid="user-attribute-search-chips-group">
            <LabelGroup categoryName={label}>
              <Label
                variant="outline"
                closeBtnAriaLabel={t(["gatehouse.closeChip", { name: pair.value }])}
                onClose={() => change(queryOfPairs(kept.filter((other) => other.name !== pair.name)))}
              >
                {pair.value}
              </Label>
            </LabelGroup>
          </div>
        );
      })}
    </div>
  );
}

/** Whether the values of the attributes have to be equal. */
export function Exact() {
  const t = useT();
  const { value, change, blur, ref } = useField({ name: "exact", label: "exactSearch" });
  return (
    <Checkbox
      ref={ref}
      id="exact"
      data-testid="exact"
      label={t("exactSearch")}
      isChecked={isOn(value)}
      onChange={(_, on) => change(on ? "true" : "")}
      onBlur={blur}
    />
  );
}

/** One identity provider by alias, found by typing; who may not list them types the alias. */
export function ProviderSelect(props: FieldProps) {
  return useMayListProviders() ? <Providers {...props} /> : <TextField {...props} />;
}

function Providers(props: FieldProps) {
  return <SelectField {...props} isTypeahead {...useIdentityProviderOptions()} />;
}
