import { isRecord } from "~/data/browser/record";
import type { Key } from "~/i18n/useT";
import { objectIn } from "~/kit/form/json";

/** The two palettes of a theme. */
export const modes = ["light", "dark"] as const;
export type Mode = (typeof modes)[number];
export const modeTexts = { light: "gatehouse.mode.light", dark: "gatehouse.mode.dark" } as const;

/** A colour of a palette: what it is called, the variable of the pages that it sets, and what it is at first. */
export interface Colour {
  label: Key;
  variable: string;
  initial: string;
  /** It is the family of the fonts. */
  isFont?: boolean;
}

const colour = (label: Key, variable: string, initial: string): Colour => ({ label, variable, initial });

const font: Colour = {
  label: "gatehouse.font",
  variable: "FontFamily--text",
  initial: "RedHatText, helvetica, arial, sans-serif",
  isFont: true,
};

/** The font and the colours of each palette; the variables are those of PatternFly 5, which the pages of the server use. */
export const palettes: Record<Mode, readonly Colour[]> = {
  light: [
    font,
    colour("errorColor", "danger-color--100", "#c9190b"),
    colour("successColor", "success-color--100", "#3e8635"),
    colour("primaryColor", "primary-color--100", "#0066cc"),
    colour("primaryColorHover", "primary-color--200", "#004080"),
    colour("activeColor", "active-color--100", "#0066cc"),
    colour("linkColor", "link--Color", "#0066cc"),
    colour("linkColorHover", "link--Color--hover", "#004080"),
    colour("backgroundColor", "BackgroundColor--light-100", "#ffffff"),
    colour("backgroundColorNav", "BackgroundColor--dark-300", "#212427"),
    colour("backgroundColorHeader", "BackgroundColor--dark-100", "#151515"),
    colour("iconColor", "Color--light-200", "#f0f0f0"),
    colour("textColor", "Color--100", "#151515"),
    colour("lightTextColor", "Color--light-100", "#ffffff"),
    colour("inputTextColor", "Color--dark-100", "#151515"),
  ],
  dark: [
    font,
    colour("errorColor", "danger-color--100", "#fe5142"),
    colour("successColor", "success-color--100", "#5ba352"),
    colour("primaryColor", "primary-color--300", "#0066cc"),
    colour("primaryColorHover", "primary-color--200", "#004080"),
    colour("secondaryColor", "primary-color--100", "#1fa7f8"),
    colour("activeColor", "active-color--100", "#1fa7f8"),
    colour("linkColor", "link--Color", "#1fa7f8"),
    colour("linkColorHover", "link--Color--hover", "#73bcf7"),
    colour("backgroundColor", "BackgroundColor--light-100", "#1b1d21"),
    colour("backgroundColorAccent", "BackgroundColor--300", "#26292d"),
    colour("backgroundColorNav", "BackgroundColor--100", "#1b1d21"),
    colour("backgroundColorHeader", "palette--black-1000", "#030303"),
    colour("iconColor", "Color--light-200", "#f0f0f0"),
    colour("textColor", "Color--100", "#e0e0e0"),
    colour("lightTextColor", "Color--light-100", "#e0e0e0"),
    colour("inputBackgroundColor", "BackgroundColor--400", "#36373a"),
    colour("inputTextColor", "Color--dark-100", "#e0e0e0"),
  ],
};

/** Images of a theme by what the pages call them. */
export const images = ["favicon", "logo", "bgimage"] as const;
export type Image = (typeof images)[number];

/** What a theme is made of. */
export interface ThemeValues extends Record<Image, File | null>, Record<Mode, Record<string, string>> {
  logoWidth: string;
  logoHeight: string;
}

const initialOf = (mode: Mode) =>
  Object.fromEntries(palettes[mode].map(({ variable, initial }) => [variable, initial]));

/** What the pages look like without a theme of the realm's own. */
const standard = (): ThemeValues => ({
  favicon: null,
  logo: null,
  bgimage: null,
  logoWidth: "300px",
  logoHeight: "63px",
  light: initialOf("light"),
  dark: initialOf("dark"),
});

/** Puts the texts of an object in place of those of the same name. */
function take(from: unknown, into: Record<string, unknown>) {
  if (!isRecord(from)) return;
  for (const key of Object.keys(into)) {
    const value = from[key];
    if (typeof into[key] === "string" && typeof value === "string" && value !== "") into[key] = value;
  }
}

/**
 * The values of a theme: what is known of its settings, the rest as the pages look without a theme.
 * @param settings of a jar or of the realm's attribute `style`; anything else says nothing
 */
export function valuesOf(settings: unknown): ThemeValues {
  const values = standard();
  if (!isRecord(settings)) return values;
  const { logoWidth, logoHeight } = values;
  const sizes = { logoWidth, logoHeight };
  take(settings, sizes);
  for (const mode of modes) take(settings[mode], values[mode]);
  return { ...values, ...sizes };
}

/** What the realm's attribute `style` holds; undefined where that is no object in JSON. */
export const styleIn = (attributes?: Record<string, string>) => objectIn(attributes?.["style"] ?? "") ?? undefined;
