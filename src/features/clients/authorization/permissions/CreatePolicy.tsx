import { useState } from "react";
import { useData } from "~/data/query/cache";
import { PolicyTypes } from "~/parts/authorization/policies/PolicyTypes";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";

/** Leads from a permission to a new policy. */
export function CreatePolicy({ clientId }: { clientId: string }) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  return (
    <div>
      <WriteButton call="clients.createPolicy" variant="link" onClick={() => setChoosing(true)}>
        {t("createPolicy")}
      </WriteButton>
      {choosing && <Types clientId={clientId} onClose={() => setChoosing(false)} />}
    </div>
  );
}

function Types({ clientId: id, onClose }: { clientId: string; onClose: () => void }) {
  return <PolicyTypes id={id} types={useData("clients.listPolicyProviders", { id })} onClose={onClose} />;
}
