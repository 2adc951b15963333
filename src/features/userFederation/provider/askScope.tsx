import { Checkbox } from "@patternfly/react-core";
import { useState } from "react";
import { type Text, useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import type { Change } from "~/data/write/merge";
import { textIn } from "~/kit/form/values";

/**
 * Settings that decide which entries of the directory are users. Reading a user that was imported looks for its entry
 * by them, and the server deletes the user where none is found and `removeInvalidUsersEnabled` is on.
 */
const SCOPE = new Set([
  // another directory has other entries, another name that the server signs in with may not see all of them
  "connectionUrl",
  "authType",
  "bindDn",
  "usersDn",
  "searchScope",
  "customUserSearchFilter",
  "userObjectClasses",
  "uuidLDAPAttribute",
]);

/** Whether changes to a provider decide anew which entries are users; a blank beside what was there is not saved. */
export const changesScope = (changes: Change[]) =>
  changes.some(
    ({ path: [first, name], from, to }) =>
      first === "config" && SCOPE.has(name ?? "") && textIn(from) !== textIn(to).trim(),
  );

/** Whether imported users that are no longer found are deleted; a provider that does not say so does it. */
export const removesInvalid = (config: Record<string, unknown> = {}) =>
  textIn(config.importEnabled) !== "false" && textIn(config.removeInvalidUsersEnabled) !== "false";

/**
 * Warns that imported users outside of the new scope are deleted when they are read.
 * @returns `keep`: it goes on with that switched off, `remove`: it goes on as it is; undefined when it was given up
 */
export async function askScope(label: Text, body: Text, realm: string): Promise<"keep" | "remove" | undefined> {
  let keep = true;
  const yes = await confirm({
    title: "gatehouse.scopeTitle",
    body,
    realm,
    label,
    danger: true,
    testId: "scope-confirm",
    details: <Keep onChange={(next) => (keep = next)} />,
  });
  if (!yes) return undefined;
  return keep ? "keep" : "remove";
}

/** The setting that deletes users; off unless the administrator wants otherwise. */
function Keep({ onChange }: { onChange: (keep: boolean) => void }) {
  const t = useT();
  const [keep, setKeep] = useState(true);
  return (
    <div className="gh-links">
      <Checkbox
        id="keep-imported-users"
        data-testid="keep-imported-users"
        label={t(["gatehouse.scopeKeep", { setting: t("removeInvalidUsers") }])}
        description={t("removeInvalidUsersHelp")}
        isChecked={keep}
        onChange={(_, next) => {
          setKeep(next);
          onChange(next);
        }}
      />
    </div>
  );
}
