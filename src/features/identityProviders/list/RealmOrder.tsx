import { allRows } from "~/data/query/rows";
import { useLoad } from "~/data/query/useLoad";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { DisplayOrder } from "~/parts/identityProviders/DisplayOrder";

interface Props {
  /** Without those of organizations. */
  realmOnly: boolean;
  onClose: () => void;
}

/** Puts all providers of the realm in order, whatever page the list shows. */
export function RealmOrder({ realmOnly, onClose }: Props) {
  const { data, error, refresh } = useLoad(["identity providers in order", realmOnly], (read) =>
    allRows(read, "identityProviders.find", { realmOnly }),
  );
  if (data) return <DisplayOrder providers={data} onClose={onClose} />;
  return error ? <ErrorAlert error={error} retry={refresh} /> : null;
}
