import { useMissingAt } from "~/data/access/permissions";
import { match } from "~/routes";

/** Tells whether an address leads to a page that the administrator may open. */
export function useMayOpen(): (address: string) => boolean {
  const missingAt = useMissingAt();
  return (address) => {
    const place = match(address.split("?")[0] ?? "")?.place;
    return !place || missingAt(place).length === 0;
  };
}
