import { Link } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { useOptional } from "~/data/query/cache";
import { to } from "~/routes";

/**
 * Where a user comes from: the name of the provider, as a link to it for who may look at the realm's providers.
 * `GET components/{id}`, for others `GET user-storage/{id}/name`; the id where both are refused.
 */
export function ProvidedBy({ id }: { id: string }) {
  return useAccess()("view-realm").length === 0 ? <Linked id={id} /> : <Named id={id} />;
}

function Linked({ id }: { id: string }) {
  const { name = id, providerId = "" } = useOptional("components.findOne", { id }) ?? {};
  const address =
    providerId === "ldap" || providerId === "kerberos"
      ? to(providerId, { id })
      : to("custom-federation", { providerId, id });
  return providerId ? <Link to={address}>{name}</Link> : name;
}

const Named = ({ id }: { id: string }) => useOptional("userStorageProvider.name", { id })?.name ?? id;
