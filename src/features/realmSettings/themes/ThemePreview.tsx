import { type CSSProperties, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { type Image, type Mode, modeTexts, type ThemeValues } from "~/features/realmSettings/themes/palette";
import { useT } from "~/i18n/useT";

/** An image as an address that the page may show. */
function useAddress(image: Image): string | undefined {
  const file = useWatch<ThemeValues, Image>({ name: image });
  const [read, setRead] = useState<{ file: File; address: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.addEventListener("load", () => setRead({ file, address: String(reader.result) }));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read?.address : undefined;
}

const page: CSSProperties = {
  display: "grid",
  justifyItems: "center",
  gap: "1rem",
  margin: 0,
  padding: "1.5rem",
  backgroundSize: "cover",
};
const card: CSSProperties = { display: "grid", gap: "0.5rem", padding: "1rem", inlineSize: "min(20rem, 100%)" };
const box: CSSProperties = { padding: "0.25rem 0.75rem" };

const of = (colours: Record<string, string> | undefined, ...variables: string[]) =>
  variables.map((variable) => colours?.[variable]).find((colour) => colour !== undefined);

/** The icon of the form as a picture. */
export function FaviconPreview() {
  const t = useT();
  const address = useAddress("favicon");
  return address && <img src={address} alt={t("favicon")} style={{ maxInlineSize: 200, maxBlockSize: 200 }} />;
}

/** The sign-in page of the server with the images and colours of the form. */
export function ThemePreview({ mode }: { mode: Mode }) {
  const t = useT();
  const colours = useWatch<ThemeValues, Mode>({ name: mode });
  const [logo, background] = [useAddress("logo"), useAddress("bgimage")];
  const [width, height] = useWatch<ThemeValues, ["logoWidth", "logoHeight"]>({ name: ["logoWidth", "logoHeight"] });
  const text = of(colours, "Color--100");
  return (
    <figure
      data-testid={`preview-${mode}`}
      aria-label={`${t("preview")}: ${t(modeTexts[mode])}`}
      style={{
        ...page,
        fontFamily: of(colours, "FontFamily--text"),
        backgroundColor: of(colours, "BackgroundColor--dark-100", "palette--black-1000"),
        backgroundImage: background && `url("${background}")`,
      }}
    >
      {logo ? (
        <img src={logo} alt={t("logo")} style={{ inlineSize: width, blockSize: height, objectFit: "contain" }} />
      ) : (
        <strong style={{ color: of(colours, "Color--light-100") }}>{t(modeTexts[mode])}</strong>
      )}
      <div
        style={{
          ...card,
          color: text,
          backgroundColor: of(colours, "BackgroundColor--light-100"),
          borderBlockStart: `4px solid ${of(colours, "primary-color--100", "primary-color--300") ?? ""}`,
        }}
      >
        <span style={{ color: of(colours, "danger-color--100") }}>{t("errorColor")}</span>
        <span style={{ color: of(colours, "success-color--100") }}>{t("successColor")}</span>
        <span
          style={{
            ...box,
            border: "1px solid",
            color: of(colours, "Color--dark-100"),
            backgroundColor: of(colours, "BackgroundColor--400", "BackgroundColor--light-100"),
          }}
        >
          {t("username")}
        </span>
        <u style={{ color: of(colours, "link--Color") }}>{t("linkColor")}</u>
        <span
          style={{
            ...box,
            color: of(colours, "Color--light-100"),
            backgroundColor: of(colours, "primary-color--300", "primary-color--100"),
          }}
        >
          {t("primaryColor")}
        </span>
      </div>
    </figure>
  );
}
