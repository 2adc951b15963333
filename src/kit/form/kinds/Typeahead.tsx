import { MenuToggle, Select as Menu, SelectList, SelectOption } from "@patternfly/react-core";
import { type KeyboardEvent, startTransition, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useT } from "~/i18n/useT";
import { type Choice, options, withChosen } from "~/kit/form/kinds/Select";
import { LIST, optionId, TypeaheadEntry, type TypeaheadProps } from "~/kit/form/kinds/TypeaheadEntry";

function matching({ choices, chosen, onSearch, findsInside }: TypeaheadProps, typed: string | undefined): Choice[] {
  // what is chosen belongs to the list of all, not to the ones found
  if (onSearch && typed) return choices;
  const all = withChosen(choices, chosen);
  if (onSearch || !typed) return all;
  const wanted = typed.toLocaleLowerCase();
  if (!findsInside) return all.filter(({ text }) => text.toLocaleLowerCase().startsWith(wanted));
  return all.filter(({ key, text }) => [key, text].some((one) => one.toLocaleLowerCase().includes(wanted)));
}

/** What is open, typed and focused, and the keys that change it. */
function useTypeahead(props: TypeaheadProps) {
  const { onChoose, isMulti, isDisabled, onSearch, onBlur } = props;
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  // the list opens when there is time, but a key pressed until then is for the list already
  const wanted = useRef(false);
  const change = (next: boolean) => {
    wanted.current = next;
    setOpen(next);
  };
  // the text that narrows the list follows the one in the input when there is time: typing never waits for the list
  const [typed, setTyped] = useState<string>();
  const [entry, setEntry] = useState(0);
  // by its key: in a list that changes meanwhile another choice may stand in its place
  const [focusedKey, setFocusedKey] = useState<string>();
  const shown = matching(props, typed);
  const at = shown.findIndex(({ key }) => key === focusedKey);
  const focused = at < 0 ? undefined : at;
  // a key is for the list of what stands in the input, also where that has not followed yet
  const entered = useRef(typed);
  const rendered = useRef({ typed, open, focused, shown });
  useLayoutEffect(() => {
    rendered.current = { typed, open, focused, shown };
  });

  const type = (text: string | undefined) => {
    entered.current = text;
    setTyped(text);
    setFocusedKey(undefined);
    onSearch?.(text ?? "");
  };
  const follow = (text: string | undefined) => {
    type(text);
    change(true);
  };
  const forget = () => {
    setEntry(entry + 1);
    type(undefined);
  };
  const show = (next: boolean) => {
    if (isDisabled) return;
    if (next) return startTransition(() => change(true));
    change(false);
    forget();
    onBlur?.();
  };
  const choose = (key: string) => {
    // a list that closes is there for a moment more
    if (!rendered.current.open) return;
    onChoose(key);
    if (isMulti) forget();
    else show(false);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // keys that end or choose what an input method composes are not for the list
    if (event.nativeEvent.isComposing) return undefined;
    if (event.key === "Tab") return show(false);
    if (event.key === "Escape" && wanted.current) {
      // a dialog around stays open; it listens where React does
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      return show(false);
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 && event.key !== "Enter") return undefined;
    if (entered.current !== rendered.current.typed) flushSync(() => follow(entered.current));
    const { open, focused, shown } = rendered.current;
    if (event.key === "Enter") {
      if (!open) return undefined;
      event.preventDefault();
      const choice = focused === undefined ? undefined : shown[focused];
      return choice && choose(choice.key);
    }
    event.preventDefault();
    change(true);
    const from = focused ?? (step > 0 ? -1 : shown.length);
    const next = (from + step + shown.length) % shown.length;
    setFocusedKey(shown[next]?.key);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onType = (text: string) => startTransition(() => follow(text));
  return { input, open, entry, focused, shown, show, choose, forget, onKeyDown, onType };
}

/** An input that opens a list to choose from and narrows it to what begins with the typed text. */
export function Typeahead(props: TypeaheadProps) {
  const { id, testId, toggleTestId, label, choices, chosen, isMulti, isDisabled, error } = props;
  const t = useT();
  const { input, open, entry, focused, shown, show, choose, forget, onKeyDown, onType } = useTypeahead(props);
  const textOf = (key = "") => choices.find((choice) => choice.key === key)?.text ?? key;
  return (
    <Menu
      data-testid={testId}
      variant="typeahead"
      isOpen={open}
      isScrollable
      maxMenuHeight="20rem"
      popperProps={{
        appendTo: "inline",
        preventOverflow: true,
        // sentences would make it wider than the page
        maxWidth: choices.some(({ description }) => description) ? "trigger" : undefined,
      }}
      onOpenChange={show}
      // Escape and Tab are handled above
      onOpenChangeKeys={[]}
      onSelect={(_, key) => choose(String(key))}
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          variant="typeahead"
          id={id}
          data-testid={toggleTestId}
          isFullWidth
          aria-label={t("gatehouse.menuToggle")}
          status={error ? "danger" : undefined}
          isExpanded={open}
          isDisabled={isDisabled}
          onClick={() => {
            show(!open);
            input.current?.focus();
          }}
        >
          <TypeaheadEntry
            {...props}
            input={input}
            open={open}
            textOf={textOf}
            entry={entry}
            value={isMulti ? "" : textOf(chosen[0])}
            focused={focused}
            onKeyDown={onKeyDown}
            onType={onType}
            onClear={() => {
              forget();
              props.onClear();
              input.current?.focus();
            }}
            onOpen={() => {
              // what is typed replaces what was chosen
              if (!open) input.current?.select();
              show(true);
            }}
          />
        </MenuToggle>
      )}
    >
      <SelectList id={LIST} aria-label={label}>
        {shown.length > 0 ? (
          options(shown, chosen, focused, optionId)
        ) : (
          <SelectOption isAriaDisabled>{t("noSearchResults")}</SelectOption>
        )}
      </SelectList>
    </Menu>
  );
}
