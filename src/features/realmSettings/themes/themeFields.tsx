import { ColorField } from "~/features/realmSettings/themes/ColorField";
import { type Image, type Mode, palettes, type ThemeValues } from "~/features/realmSettings/themes/palette";
import type { Key } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";

const IMAGES = [".png", ".gif", ".jpeg", ".jpg", ".svg", ".webp"];
const ICONS = [".ico", ".png"];
const size = { value: /^\d+(\.\d+)?(px|rem|em|%)$/, message: "gatehouse.noSize" } as const;

const image = (name: Image, label: Key, endings: string[], message: Key): FieldSpec<ThemeValues> => ({
  kind: "file",
  name,
  label,
  accept: endings.join(","),
  // also what is dropped on it
  validate: (file: File | null) =>
    !file || endings.some((ending) => file.name.toLowerCase().endsWith(ending)) ? undefined : message,
});

/** The icon of a theme. */
export const faviconField = image("favicon", "favicon", ICONS, "gatehouse.noFavicon");

/** The images of a theme, and how large its logo is. */
export const imageFields: FieldSpec<ThemeValues>[] = [
  image("logo", "logo", IMAGES, "gatehouse.noImage"),
  { kind: "text", name: "logoWidth", label: "gatehouse.logoWidth", pattern: size, required: true },
  { kind: "text", name: "logoHeight", label: "gatehouse.logoHeight", pattern: size, required: true },
  image("bgimage", "backgroundImage", IMAGES, "gatehouse.noImage"),
];

const isFont = (text: unknown) => CSS.supports("font-family", String(text)) && !/[;{}]/.test(String(text));

const colourFields = (mode: Mode): FieldSpec<ThemeValues>[] =>
  palettes[mode].map(({ label, variable, isFont: isFamily }) => {
    const name = `${mode}.${variable}` as const;
    if (isFamily)
      return {
        kind: "text",
        name,
        label,
        required: true,
        validate: (text) => (isFont(text) ? undefined : "gatehouse.noFont"),
      };
    return { kind: "custom", name, label, render: () => <ColorField name={name} label={label} required /> };
  });

/** The font and colours of each palette. */
export const paletteFields = { light: colourFields("light"), dark: colourFields("dark") };
