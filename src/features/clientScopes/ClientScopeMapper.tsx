import { usePlace } from "~/kit/page/place";
import { MapperPage } from "~/parts/mappers/MapperPage";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** A protocol mapper of a client scope, or a new one. */
export default function ClientScopeMapper() {
  const { id = "" } = usePlace().params;
  return (
    <MapperPage
      of="clientScopes"
      back={to("client-scope", { id, tab: "mappers" })}
      addressOf={(mapperId) => to("client-scope-mapper", { id, mapperId, viewMode: "edit" })}
    />
  );
}
