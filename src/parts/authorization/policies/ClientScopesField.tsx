import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import { Button, Tooltip } from "@patternfly/react-core";
import { useState } from "react";
import { useOptional } from "~/data/query/cache";
import { PickedRows, type PickerProps } from "~/parts/authorization/policies/PickedRows";
import { ScopeChoice } from "~/parts/clients/ScopeChoice";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import type { FieldProps } from "~/kit/form/fieldProps";

/** Client scopes that a policy asks for. */
export function ClientScopesField(props: FieldProps) {
  const found = useOptional("clientScopes.find");
  // a realm has at least one: to who may not see them the server answers none, and they see ids
  const scopes = found && found.length > 0 ? found : undefined;
  return (
    <PickedRows
      {...props}
      heading="clientScope"
      flag="required"
      flagLabel="required"
      nameOf={(id) => <bdi>{scopes?.find((scope) => scope.id === id)?.name ?? id}</bdi>}
      picker={(picker) => <AddClientScopes {...picker} scopes={scopes} />}
    />
  );
}

function AddClientScopes({
  scopes,
  picked,
  isDisabled,
  error,
  onPick,
}: PickerProps & { scopes: ClientScopeRepresentation[] | undefined }) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  const [selected, setSelected] = useState<ClientScopeRepresentation[]>([]);
  const close = () => {
    setPicking(false);
    setSelected([]);
  };
  const add = () => {
    onPick(selected.map(({ id }) => id));
    close();
  };
  const button = (
    <Button
      variant="secondary"
      data-testid="select-scope-button"
      isDisabled={isDisabled}
      isAriaDisabled={!scopes}
      aria-describedby={error}
      onClick={() => setPicking(true)}
    >
      {t("addClientScopes")}
    </Button>
  );
  return (
    <>
      {scopes ? button : <Tooltip content={t("forbiddenAdminConsole")}>{button}</Tooltip>}
      {picking && scopes && (
        <Dialog
          id="policy-scopes"
          variant="medium"
          title={t("addClientScope")}
          actions={
            <Button id="modal-add" data-testid="confirm" isDisabled={selected.length === 0} onClick={add}>
              {t("add")}
            </Button>
          }
          isUnsaved={selected.length > 1}
          onClose={close}
        >
          <ScopeChoice
            scopes={scopes.filter((scope) => picked.every(({ id }) => id !== scope.id))}
            onSelect={setSelected}
          />
        </Dialog>
      )}
    </>
  );
}
