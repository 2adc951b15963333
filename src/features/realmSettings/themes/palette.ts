import type { Key } from "~/i18n/useT";

/** The two palettes of a theme. */
export const modes = ["light", "dark"] as const;
export type Mode = (typeof modes)[number];
export const modeTexts = { light: "gatehouse.mode.light", dark: "gatehouse.mode.dark" } as const;

/** A colour of a palette: what it is called, the variable of the pages that it sets, and what it is at first. */
export interface Colour {
  label: Key;
  variable: string;
  initial: string;
}

const colour = (label: Key, variable: string, initial: string): Colour => ({ label, variable, initial });

/** The colours of each palette; the variables are those of PatternFly 5, which the pages of the server use. */
export const palettes: Record<Mode, readonly Colour[]> = {
  light: [
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
    colour("errorColor", "danger-color--100", "#fe5142"),
    colour("successColor", "success-color--100", "#5ba352"),
    colour("primaryColor", "primary-color--300", "#0066cc"),
    colour("primaryColorHover", "primary-color--200", "#004080"),
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
export const initial = (): ThemeValues => ({
  favicon: null,
  logo: null,
  bgimage: null,
  logoWidth: "300px",
  logoHeight: "63px",
  light: initialOf("light"),
  dark: initialOf("dark"),
});
