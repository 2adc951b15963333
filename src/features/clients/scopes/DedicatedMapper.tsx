import { useData } from "~/data/query/cache";
import { usePlace } from "~/kit/page/place";
import { MapperPage } from "~/parts/mappers/MapperPage";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** A protocol mapper of a client's dedicated scope, or a new one. */
export default function DedicatedMapper() {
  const { id = "" } = usePlace().params;
  return (
    <MapperPage
      of="clients"
      access={useData("clients.findOne", { id }).access}
      back={to("client-dedicated-scope", { id, tab: "mappers" })}
      addressOf={(mapperId) => to("client-dedicated-mapper", { id, mapperId, viewMode: "edit" })}
    />
  );
}
