import { FormGroup, HelperText, HelperTextItem, List, ListItem } from "@patternfly/react-core";
import { useRealmAddress } from "~/data/query/realm";
import { useT } from "~/i18n/useT";

/** The pages of the realm that show its themes to users, as they are saved. */
export function ThemePages() {
  const t = useT();
  const realm = useRealmAddress();
  const account = `${realm}/account/`;
  const signIn = new URLSearchParams({
    client_id: "account-console",
    redirect_uri: account,
    response_type: "code",
    scope: "openid",
    // who is signed in sees the page, too
    prompt: "login",
    // the client demands one; nobody signs in by this page
    code_challenge: "0".repeat(43),
    code_challenge_method: "S256",
  });
  const pages = [
    ["gatehouse.themeSignIn", `${realm}/protocol/openid-connect/auth?${signIn}`],
    ["gatehouse.themeAccount", account],
  ] as const;
  return (
    <FormGroup label={t("preview")} role="group">
      <List isPlain>
        {pages.map(([label, address]) => (
          <ListItem key={label}>
            <a href={address} target="_blank" rel="noreferrer noopener">
              {t(label)}
            </a>
          </ListItem>
        ))}
      </List>
      <HelperText>
        <HelperTextItem>{t("gatehouse.themePages")}</HelperTextItem>
      </HelperText>
    </FormGroup>
  );
}
