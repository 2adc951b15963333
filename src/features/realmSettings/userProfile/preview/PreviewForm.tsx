import { Content, Title } from "@patternfly/react-core";
import { memo, useMemo } from "react";
import { useForm } from "react-hook-form";
import { useRealmRepresentation } from "~/data/query/realm";
import { defaultsIn, previewOf, type Viewer } from "~/features/realmSettings/userProfile/preview/shownTo";
import { LanguageContext, useLanguageWith, useT } from "~/i18n/useT";
import { Inputs } from "~/kit/form/Inputs";
import { objectIn } from "~/kit/form/json";
import { PlainForm } from "~/kit/form/PlainForm";
import { type ProfileValues, profileToForm } from "~/parts/profile/userProfile";
import { useProfileSections } from "~/parts/profile/useProfileSections";

interface Props {
  /** The configuration of the user profile, as JSON. */
  profile: string;
  viewer: Viewer;
  /** Texts that are typed, by key, as JSON. */
  texts: string;
  /** Texts that the server has; undefined until they are there. */
  saved?: Record<string, string>;
}

/** The fields that somebody sees, in the texts of their language; rendered anew only when one of them changed. */
export const PreviewForm = memo(function PreviewForm({ profile, viewer, texts, saved }: Props) {
  const t = useT();
  const settings = useRealmRepresentation();
  const config = objectIn(profile);
  const { hidden, atSignIn, ...metadata } = previewOf(config, viewer, settings);
  const all = useMemo(() => {
    const typed = Object.entries(objectIn(texts) ?? {}).map(([key, text]) => [key, String(text)] as const);
    return { ...saved, ...Object.fromEntries(typed) };
  }, [saved, texts]);
  const language = useLanguageWith(all);
  const form = useForm<ProfileValues>({
    values: profileToForm({ attributes: defaultsIn(config) }),
    resetOptions: { keepDirtyValues: true },
  });
  return (
    <>
      <LanguageContext value={language}>
        <PlainForm form={form} aria-label={t("preview")}>
          <Fields metadata={metadata} />
        </PlainForm>
      </LanguageContext>
      {hidden.length > 0 && (
        <Content component="small">{t(["gatehouse.previewHidden", { names: hidden.join(", ") }])}</Content>
      )}
      {atSignIn.length > 0 && (
        <Content component="small">{t(["gatehouse.previewAtSignIn", { names: atSignIn.join(", ") }])}</Content>
      )}
    </>
  );
});

function Fields({ metadata }: { metadata: Parameters<typeof useProfileSections>[0] }) {
  const t = useT();
  return useProfileSections(metadata, { prefix: "preview." }).map(({ title, fields }, index) => (
    <div key={index} className="gh-section">
      <Title headingLevel="h3" size="md">
        {t(title)}
      </Title>
      <Inputs fields={fields} />
    </div>
  ));
}
