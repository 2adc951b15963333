import type ResourceRepresentation from "@keycloak/keycloak-admin-client/lib/defs/resourceRepresentation";
import { ScopeSelect } from "~/features/clients/authorization/ScopeSelect";
import { labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import type { FieldProps } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { withinRoom } from "~/kit/form/useField";
import { LONGEST } from "~/kit/form/values";

/** What the form of a resource holds; scopes by name. */
type ResourceValues = ReturnType<typeof toForm>;

/** The form's values of a resource. */
export const toForm = (resource: ResourceRepresentation) => ({
  owner: { name: resource.owner?.name ?? "" },
  name: resource.name ?? "",
  displayName: resource.displayName ?? "",
  type: resource.type ?? "",
  uris: resource.uris ?? [],
  scopes: (resource.scopes ?? []).flatMap(({ name }) => name ?? []),
  icon_uri: resource.icon_uri ?? "",
  ownerManagedAccess: resource.ownerManagedAccess ?? false,
  attributes: resource.attributes ?? {},
});

/** The resource that values mean; its owner is the server's. */
export const toObject = ({ owner: _owner, scopes, ...values }: ResourceValues) => ({
  ...values,
  scopes: scopes.map((name) => ({ name })),
});

const scopes: FieldProps = { name: "scopes", label: "authorizationScopes" };

function Scopes({ clientId }: { clientId: string }) {
  const t = useT();
  const help = t.ifThere("clientScopesHelp");
  return <ScopeSelect {...scopes} help={help ? { text: help } : undefined} clientId={clientId} />;
}

/** Fields of a resource of a client. */
export function resourceFields(clientId: string): FieldSpec<ResourceValues>[] {
  return [
    { kind: "text", name: "owner.name", ...labelled("owner"), isDisabled: true },
    { kind: "text", name: "name", label: "name", help: "resourceNameHelp", required: true, maxLength: LONGEST },
    { kind: "text", name: "displayName", ...labelled("displayName"), maxLength: LONGEST },
    { kind: "text", name: "type", label: "type", help: "resourceDetailsTypeHelp", maxLength: LONGEST },
    {
      kind: "multiLine",
      name: "uris",
      ...labelled("uris"),
      addLabel: "addUri",
      type: "url",
      maxLength: LONGEST,
    },
    { ...scopes, kind: "custom", name: "scopes", render: () => <Scopes clientId={clientId} /> },
    { kind: "text", type: "url", name: "icon_uri", ...labelled("iconUri"), maxLength: LONGEST },
    {
      kind: "switch",
      name: "ownerManagedAccess",
      ...labelled("ownerManagedAccess"),
    },
    {
      kind: "keyValue",
      name: "attributes",
      ...labelled("resourceAttribute"),
      validate: withinRoom,
    },
  ];
}
