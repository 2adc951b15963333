import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { useMemo } from "react";
import { useData } from "~/data/query/cache";

/** A user as the server answers it by its id. */
export type User = UserRepresentation & { id: string };

/** What every tab of a user gets; any write made by `useAction` reads the user again by itself. */
export interface UserTabProps {
  user: User;
}

/** One user with the form that fits it: `GET users/{id}?userProfileMetadata=true`. */
export function useUser(id: string): User {
  const user = useData("users.findOne", { id, userProfileMetadata: true });
  // the same object for every rendering, as long as the server answers the same
  return useMemo(() => ({ ...user, id }), [user, id]);
}

/** Made by the server for a sign-in and kept nowhere: it ends with its sessions. */
export const isTransient = ({ id }: User) => id.startsWith("lightweight-");
