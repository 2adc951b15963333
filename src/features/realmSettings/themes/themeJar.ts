import { isRecord } from "~/data/browser/record";
import { unzip, zip } from "~/data/files/zip";
import {
  type Image,
  images,
  type Mode,
  modes,
  palettes,
  type ThemeValues,
  valuesOf,
} from "~/features/realmSettings/themes/palette";
import { objectIn } from "~/kit/form/json";

const SETTINGS = "theme-settings.json";

/**
 * Ending of an image's file in the jar. The sign-in pages know the icon by one name only, under which browsers show an
 * icon and a PNG.
 */
const nameIn = (image: Image, { name }: File) =>
  image === "favicon" ? "favicon.ico" : `${image}.${/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "png"}`;

/** Paths of the images that there are, below the resources. */
const pathsOf = (values: ThemeValues): Partial<Record<Image, string>> =>
  Object.fromEntries(
    images.flatMap((image) => {
      const file = values[image];
      return file ? [[image, `img/${nameIn(image, file)}`]] : [];
    }),
  );

const variablesOf = (values: ThemeValues, mode: Mode) =>
  palettes[mode].map(({ variable }) => `  --pf-v5-global--${variable}: ${values[mode][variable] ?? ""};`);

/** The sign-in page shows the name of the realm, and a logo only where that is one. */
const LOGO = [
  "#kc-header-wrapper {",
  "  inline-size: var(--keycloak-logo-width);",
  "  max-inline-size: 100%;",
  "  block-size: var(--keycloak-logo-height);",
  "  margin-inline: auto;",
  "  font-size: 0;",
  "  background: var(--keycloak-logo-url) center / contain no-repeat;",
  "}",
  "#kc-header-wrapper .kc-logo-text {",
  "  background: none;",
  "}",
];

/** The style sheet that puts images and colours in the place of those of the pages. */
function styleSheet(values: ThemeValues): string {
  const { logo, bgimage } = pathsOf(values);
  return [
    ":root {",
    ...(bgimage ? [`  --keycloak-bg-logo-url: url("../${bgimage}");`] : []),
    ...(logo ? [`  --keycloak-logo-url: url("../${logo}");`] : []),
    `  --keycloak-logo-height: ${values.logoHeight};`,
    `  --keycloak-logo-width: ${values.logoWidth};`,
    ...variablesOf(values, "light"),
    "}",
    ".pf-v5-theme-dark {",
    ...variablesOf(values, "dark"),
    "}",
    ...(logo ? LOGO : []),
    "",
  ].join("\n");
}

const both = (one: unknown, other: object) => ({ ...(isRecord(one) && one), ...other });

/**
 * Makes the jar of a theme for the providers folder of the server.
 * @param name of the theme: a part of paths
 * @param style the values are put over what the realm's attribute `style` holds, which may be more
 * @returns the pieces of the file
 */
export async function themeJar(name: string, values: ThemeValues, style: Record<string, unknown> = {}) {
  const paths = pathsOf(values);
  const root = `theme/${name}`;
  const resources = `${root}/common/resources`;
  const properties = (parent: string, more: string[]) =>
    [`parent=${parent}`, `import=common/${name}`, ...more, ""].join("\n");
  const own = [
    ...(paths.logo ? [`logo=${paths.logo}`] : []),
    ...(paths.favicon ? [`favIcon=/${paths.favicon}`, "favIconType=image/x-icon"] : []),
    "styles=css/theme-styles.css",
  ];
  const files: Record<string, string | Uint8Array<ArrayBuffer>> = {
    "META-INF/keycloak-themes.json": JSON.stringify({
      themes: [{ name, types: ["login", "account", "admin", "common"] }],
    }),
    [`${root}/admin/theme.properties`]: properties("keycloak.v2", own),
    [`${root}/account/theme.properties`]: properties("keycloak.v3", own),
    // the first one is that of the parent
    [`${root}/login/theme.properties`]: properties("keycloak.v2", ["styles=css/styles.css css/theme-styles.css"]),
    [`${resources}/css/theme-styles.css`]: styleSheet(values),
    [SETTINGS]: JSON.stringify({
      ...style,
      ...values,
      ...Object.fromEntries(modes.map((mode) => [mode, both(style[mode], values[mode])])),
      favicon: "",
      logo: "",
      bgimage: "",
      ...paths,
    }),
  };
  for (const image of images) {
    const file = values[image];
    if (file) files[`${resources}/${paths[image] ?? ""}`] = new Uint8Array(await file.arrayBuffer());
  }
  return zip(files);
}

const IMAGE = /\/resources\/img\/((favicon|logo|bgimage)\.\w+)$/;

/**
 * Reads the jar of such a theme.
 * @returns what it was made of; undefined for any other file
 */
export async function readThemeJar(jar: Blob): Promise<ThemeValues | undefined> {
  const files = await unzip(await jar.arrayBuffer(), (path) => path === SETTINGS || IMAGE.test(path));
  const settings = objectIn(new TextDecoder().decode(files?.get(SETTINGS)));
  if (!files || !settings) return undefined;
  const values = valuesOf(settings);
  for (const [path, bytes] of files) {
    const [, name = "", kind = ""] = IMAGE.exec(path) ?? [];
    const image = images.find((one) => one === kind);
    // browsers know all others by their content
    if (image) values[image] = new File([bytes], name, { type: name.endsWith(".svg") ? "image/svg+xml" : "" });
  }
  return values;
}
