import type { Translate } from "~/i18n/i18n";
import type { Text } from "~/i18n/useT";
import { dotted } from "~/kit/form/fieldProps";

/** The server ignores the levels of a map in which one is no number. */
const areLevels = (map: Record<string, unknown>): Text | undefined =>
  Object.values(map).every((level) => /^\d+$/.test(String(level))) ? undefined : "gatehouse.wholeNumber";

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
