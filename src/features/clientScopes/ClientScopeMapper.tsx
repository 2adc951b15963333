import { usePlace } from "~/kit/page/place";
import { MapperDetails } from "~/parts/mappers/MapperDetails";
import { NewMapper } from "~/parts/mappers/NewMapper";
import { to } from "~/routes";

/** A protocol mapper of a client scope; in the mode `new` one that is being made, and the id is that of its type. */
export default function ClientScopeMapper() {
  const { id = "", mapperId = "", viewMode } = usePlace().params;
  const back = to("client-scope", { id, tab: "mappers" });
  const addressOf = (mapper: string) => to("client-scope-mapper", { id, mapperId: mapper, viewMode: "edit" });
  const props = { of: "clientScopes", id, back, addressOf } as const;
  return viewMode === "new" ? (
    <NewMapper {...props} typeId={mapperId} />
  ) : (
    <MapperDetails {...props} mapperId={mapperId} />
  );
}
