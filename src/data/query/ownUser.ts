import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { env } from "~/data/auth/env";
import { read } from "~/data/query/cache";
import { whoamiQuery } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";

/** The administrator's own user in the realm they signed in to; undefined until it is there and where it is refused. */
export function useOwnUser() {
  const { userId } = useSuspenseQuery(whoamiQuery(useRealm())).data;
  return useQuery({ ...read(env().realm, "users.findOne", { id: userId }), enabled: userId !== "" }).data;
}
