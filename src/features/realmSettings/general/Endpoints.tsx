import { FormGroup, List, ListItem } from "@patternfly/react-core";
import { useRealmAddress, useRealmRepresentation } from "~/data/query/realm";
import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import { sendsSignals } from "~/features/realmSettings/general/signals";
import { type Text, useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";
import { HelpIcon } from "~/kit/controls/HelpIcon";

/** Addresses at which the realm describes itself, to open and to copy. */
export function Endpoints() {
  const t = useT();
  const realm = useRealmRepresentation();
  const info = useServerInfo();
  const base = useRealmAddress();
  // servers whose texts are about attributes of SCIM as well have no link to it any more (26.7)
  const linksScim = hasFeature(info, "SCIM_API") && !t.ifThere("scimAttributeMapping");
  const issues = hasFeature(info, "OID4VC_VCI") && realm.verifiableCredentialsEnabled === true;
  const endpoints: [label: Text, path: string][] = [
    ["openIDEndpointConfiguration", "/.well-known/openid-configuration"],
    ["samlIdentityProviderMetadata", "/protocol/saml/descriptor"],
    ...(issues ? [["oid4vcIssuerMetadata", "/.well-known/openid-credential-issuer"] satisfies [Text, string]] : []),
    ...(linksScim && realm.scimApiEnabled === true
      ? [[{ text: t.ifThere("scimApiEnabled") ?? "" }, "/scim/v2"] satisfies [Text, string]]
      : []),
    ...(hasFeature(info, "SSF") && sendsSignals(realm)
      ? [
          [{ text: t.ifThere("ssfConfigurationMetadata") ?? "" }, "/.well-known/ssf-configuration"] satisfies [
            Text,
            string,
          ],
        ]
      : []),
  ];
  return (
    <FormGroup label={t("endpoints")} labelHelp={<HelpIcon name="endpoints" text="endpointsHelp" />} role="group">
      <List isPlain>
        {endpoints.map(([label, path]) => (
          <ListItem key={path}>
            <a href={base + path} target="_blank" rel="noreferrer noopener">
              {t(label)}
            </a>{" "}
            <CopyButton id={path} text={base + path} isInline />
          </ListItem>
        ))}
      </List>
    </FormGroup>
  );
}
