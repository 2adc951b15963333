import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import { useState } from "react";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import { useAction } from "~/data/write/action";
import { type Assignable, assign, type AssignedScope, fits, typesOf } from "~/features/clients/scopes/assignedScope";
import { Unseen } from "~/features/clients/scopes/Unseen";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";
import { mayIssueCredentials } from "~/parts/clients/protocols";
import { ScopeChoice } from "~/parts/clients/ScopeChoice";
import { useT } from "~/i18n/useT";
import { Menu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { Dialog } from "~/kit/dialog/Dialog";
import { scopeTypes } from "~/parts/clients/scopeTypes";

interface Props {
  client: ClientRepresentation;
  assigned: AssignedScope[];
  /** The scopes of the realm. */
  all: ClientScopeRepresentation[];
  onClose: () => void;
}

/** Gives a client further scopes of the realm. */
export function AddScopes({ client, assigned, all, onClose }: Props) {
  const t = useT();
  const [selected, setSelected] = useState<ClientScopeRepresentation[]>([]);
  const issues = mayIssueCredentials(useServerInfo(), useRealmRepresentation());
  const taken = new Set(assigned.map(({ id }) => id));
  const scopes = all.filter((scope) => fits(client, scope, issues) && !taken.has(scope.id));
  const add = useAction(
    async (call, type: Assignable) => {
      for (const { id } of selected) await assign(call, client, id, type);
    },
    { done: "clientScopeSuccess", failed: "clientScopeError" },
  );
  const [isSending, closeAfter] = useCloseAfter(onClose);
  const offered = typesOf(selected);
  return (
    <Dialog
      id="add-scopes"
      variant="medium"
      title={t(["addClientScopesTo", { clientName: client.clientId ?? "" }])}
      actions={
        <Menu
          testId="add-dropdown"
          isUp
          toggle={{
            id: "add-dropdown",
            variant: "primary",
            children: t("add"),
            isDisabled: selected.length === 0 || isSending,
          }}
        >
          {offered.map((type) => (
            <WriteItem
              key={type}
              call="clients.addDefaultClientScope"
              object={client}
              onClick={() => void closeAfter(add.run(type))}
            >
              {t(scopeTypes[type])}
            </WriteItem>
          ))}
        </Menu>
      }
      isUnsaved={selected.length > 1 && !isSending}
      onClose={onClose}
    >
      <Unseen isEmpty={all.length === 0}>
        <ScopeChoice scopes={scopes} onSelect={setSelected} />
      </Unseen>
    </Dialog>
  );
}
