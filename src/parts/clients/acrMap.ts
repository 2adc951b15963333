import type { Translate } from "~/i18n/i18n";
import type { Text } from "~/i18n/useT";
import { dotted } from "~/kit/form/fieldProps";
import { LARGEST } from "~/kit/form/useField";

/** The server ignores the levels of a map in which one is no number, and refuses one that is too large for it. */
function areLevels(map: Record<string, unknown>): Text | undefined {
  const levels = Object.values(map).map(String);
  if (!levels.every((level) => /^\d+$/.test(level))) return "gatehouse.wholeNumber";
  return levels.every((level) => Number(level) <= LARGEST) ? undefined : ["lessThan", { value: LARGEST }];
}

/** Which levels of authentication names stand for, of a realm or of a client: the attribute `acr.loa.map`. */
export const acrMap = (t: Translate, help: Text) =>
  ({
    kind: "keyValue",
    isSingle: true,
    name: `attributes.${dotted("acr.loa.map")}`,
    label: { text: t("acrToLoAMapping") },
    help,
    helpId: "acrToLoAMapping",
    validate: areLevels,
  }) as const;
