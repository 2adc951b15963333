import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Label,
  LabelGroup,
  Popover,
} from "@patternfly/react-core";
import { scopeName, useScopeText } from "~/features/permissions/scopes";
import { useT } from "~/i18n/useT";

interface Props {
  /** Type of the objects. */
  type: string;
  scopes: readonly string[];
}

/** What a permission permits, scope by scope; each says what it means when it is clicked. */
export function ScopeLabels({ type, scopes }: Props) {
  const t = useT();
  return (
    <LabelGroup
      aria-label={t("authorizationScopes")}
      numLabels={4}
      collapsedText={t("showRemaining")}
      expandedText={t("hide")}
    >
      {scopes.map((scope) => (
        <ScopeLabel key={scope} type={type} scope={scope} />
      ))}
    </LabelGroup>
  );
}

function ScopeLabel({ type, scope }: { type: string; scope: string }) {
  const t = useT();
  const text = useScopeText();
  return (
    <Popover
      // the name that automation knows, in every language
      aria-label={`Authorization scope popover for ${scope}`}
      closeBtnAriaLabel={t("close")}
      bodyContent={
        <>
          <b>{t("authorizationScopeDetailsTitle")}</b>
          <p>{t("authorizationScopeDetailsSubtitle")}</p>
          <DescriptionList isCompact>
            <DescriptionListGroup>
              <DescriptionListTerm>{t("authorizationScopeDetailsName")}</DescriptionListTerm>
              <DescriptionListDescription>{scopeName(scope)}</DescriptionListDescription>
            </DescriptionListGroup>
            <DescriptionListGroup>
              <DescriptionListTerm>{t("authorizationScopeDetailsDescription")}</DescriptionListTerm>
              <DescriptionListDescription>{text(type, scope) || "—"}</DescriptionListDescription>
            </DescriptionListGroup>
          </DescriptionList>
        </>
      }
    >
      <Label color="blue" onClick={() => undefined}>
        {scopeName(scope)}
      </Label>
    </Popover>
  );
}
