import type { ReactNode } from "react";
import { type Rule, useAccess } from "~/data/access/access";
import { LISTS_ORGANIZATIONS } from "~/data/access/organizations";
import { usePaged } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { byRight } from "~/data/access/permissions";
import { hasFeature } from "~/data/access/features";
import { MANAGES_WORKFLOWS } from "~/data/access/workflows";
import { useServerInfoIfThere } from "~/data/query/serverInfo";
import { Consents } from "~/features/users/tabs/Consents";
import { Workflows } from "~/features/users/tabs/Workflows";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";

const Credentials = lazily(() =>
  import("~/features/users/credentials/Credentials").then((module) => module.Credentials),
);
const IdentityProviderLinks = lazily(() =>
  import("~/features/users/identityProviders/IdentityProviderLinks").then((module) => module.IdentityProviderLinks),
);
const Organizations = lazily(() =>
  import("~/features/users/organizations/Organizations").then((module) => module.Organizations),
);
const VerifiableCredentials = lazily(() =>
  import("~/features/users/wallets/VerifiableCredentials").then((module) => module.VerifiableCredentials),
);
const RoleMapping = lazily(() => import("~/parts/roles/RoleMapping").then((module) => module.RoleMapping));

type Tabs = Record<string, { testId?: string; content: ReactNode }>;

/**
 * Tabs of a user, in two parts as other tabs come between them. What only some servers have shows as soon as server
 * info is there, which the page does not wait for; `scheduledAfter` and `createVerifiableCredential` came with the
 * endpoints.
 */
export function useUserTabs({ user }: UserTabProps): { identity: Tabs; belonging: Tabs } {
  const t = useT();
  const access = useAccess();
  const can = (rule: Rule) => access(rule).length === 0;
  const realm = useRealmRepresentation();
  const info = useServerInfoIfThere();
  const { id, username = "", access: own } = user;
  const mayHaveOrganizations =
    realm.organizationsEnabled === true && hasFeature(info, "ORGANIZATION") && can(LISTS_ORGANIZATIONS);
  // one row of a page of none: whether there is any
  const hasOrganizations = usePaged("organizations.find", { first: 0, max: 0 }, !mayHaveOrganizations).hasNext;
  const isSeen = own?.view !== false;
  const hasWorkflows = hasFeature(info, "WORKFLOWS") && t.ifThere("scheduledAfter") !== undefined;
  const hasVerifiable =
    hasFeature(info, "OID4VC_VCI") &&
    realm.verifiableCredentialsEnabled === true &&
    t.ifThere("createVerifiableCredential") !== undefined;
  return {
    identity: {
      ...(isSeen && {
        credentials: { testId: "credentials", content: <Credentials user={user} /> },
        "role-mapping": {
          testId: "role-mapping-tab",
          content: <RoleMapping type="users" id={id} name={username} object={byRight(user, "mapRoles")} />,
        },
      }),
    },
    belonging: {
      ...(hasOrganizations && {
        organizations: { testId: "user-organizations-tab", content: <Organizations user={user} /> },
      }),
      consents: { testId: "user-consents-tab", content: <Consents user={user} /> },
      "identity-provider-links": {
        testId: "identity-provider-links-tab",
        content: <IdentityProviderLinks user={user} />,
      },
      ...(hasWorkflows &&
        can(MANAGES_WORKFLOWS) && {
          workflows: { testId: "workflows-tab", content: <Workflows user={user} /> },
        }),
      ...(hasVerifiable && {
        "verifiable-credentials": {
          testId: "verifiable-credentials-tab",
          content: <VerifiableCredentials user={user} />,
        },
      }),
    },
  };
}
