import type { WithAccess } from "~/data/access/permissions";
import type { Address } from "~/place";
import { usePlace } from "~/kit/page/place";
import type { MapperOwner } from "~/parts/mappers/mapper";
import { MapperDetails } from "~/parts/mappers/MapperDetails";
import { NewMapper } from "~/parts/mappers/NewMapper";

interface Props {
  of: MapperOwner;
  /** What may be done with the owner, where the server says it. */
  access?: WithAccess["access"];
  /** Address of the list of mappers. */
  back: Address;
  /** Address of a mapper. */
  addressOf: (mapperId: string) => string;
}

/**
 * A protocol mapper by the address of a place (`id` of its owner, `mapperId`, `viewMode`); in the mode `new` one that is
 * being made, and the id is that of its type.
 */
export function MapperPage(props: Props) {
  const { id = "", mapperId = "", viewMode } = usePlace().params;
  return viewMode === "new" ? (
    <NewMapper {...props} id={id} typeId={mapperId} />
  ) : (
    <MapperDetails {...props} id={id} mapperId={mapperId} />
  );
}
