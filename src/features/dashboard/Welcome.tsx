import { Button, Content, Flex } from "@patternfly/react-core";
import ExternalLinkIcon from "@patternfly/react-icons/dist/esm/icons/external-link-alt-icon";
import { useT } from "~/i18n/useT";

const site = "https://www.keycloak.org";
const links = [
  { label: "viewDocumentation", path: "/documentation" },
  { label: "viewGuides", path: "/guides" },
  { label: "joinCommunity", path: "/community" },
  { label: "readBlog", path: "/blog" },
] as const;

/** First steps for a new administrator: where to read on. */
export function Welcome({ realm }: { realm: string }) {
  const t = useT();
  return (
    <>
      <Content>
        <h2 data-testid="welcomeTitle">{t(["welcomeTo", { realmDisplayInfo: realm }])}</h2>
        <p>{t("welcomeText")}</p>
      </Content>
      <Flex className="gh-links">
        {links.map(({ label, path }) => (
          <Button
            key={path}
            component="a"
            variant="link"
            isInline
            href={site + path}
            target="_blank"
            rel="noreferrer noopener"
            icon={<ExternalLinkIcon />}
            iconPosition="end"
          >
            {t(label)}
          </Button>
        ))}
      </Flex>
    </>
  );
}
