import { type Reads, reads } from "~/data/query/reads";

const ofTab: Record<string, (id: string) => Reads> = {
  settings: () => reads(["authenticationManagement.getRequiredActions"]),
  credentials: (id) => reads(["users.getCredentials", { id }]),
  "role-mapping": (id) => reads(["users.listRoleMappings", { id }]),
  consents: (id) => reads(["users.listConsents", { id }]),
  "identity-provider-links": (id) => reads(["users.listFederatedIdentities", { id }]),
};

/** The first reads of a user's page: those of its frame, and that of the tab. */
export const userReads = ({ id = "", tab = "" }: Record<string, string>): Reads => [
  ...reads(["users.findOne", { id, userProfileMetadata: true }], ["users.getProfile"]),
  ...(ofTab[tab]?.(id) ?? []),
];
