import { useWatch } from "react-hook-form";
import { usePaged } from "~/data/query/cache";
import { useEach } from "~/data/query/useEach";
import { useLoad } from "~/data/query/useLoad";
import { useAddresses } from "~/parts/authorization/links";
import { useTyped } from "~/kit/controls/useTyped";
import type { FieldProps } from "~/kit/form/fieldProps";
import { SelectField, type SelectFieldProps } from "~/kit/form/kinds/SelectField";
import { listIn } from "~/kit/form/values";
import { to } from "~/routes";

/** Most objects offered at once, whatever their number. */
const MOST = 20;

interface Props extends FieldProps, Pick<SelectFieldProps, "isMulti" | "onChosen" | "inputLabel"> {
  /** Internal id of the client. */
  clientId: string;
}

/** Options for the objects that were found and those that are chosen, each once. */
function optionsOf(objects: Iterable<{ id?: string; _id?: string; name?: string }>) {
  const names = new Map<string, string>();
  for (const { id = "", _id = id, name } of objects) if (_id && name) names.set(_id, name);
  return [...names].map(([key, text]) => ({ key, value: { text } }));
}

const useChosen = (name: string) => listIn(useWatch({ name, exact: true }));

/** Resources of a client by id, found by typing a part of the name. */
export function ResourceSelect({ clientId: id, ...props }: Props) {
  const [name, setName] = useTyped();
  const { rows = [] } = usePaged("ui.authorizationResources", { id, first: 0, max: MOST - 1, ...(name && { name }) });
  const known = useEach("clients.getResource", useChosen(props.name), (resourceId) => [{ id, resourceId }]);
  return (
    <SelectField
      {...props}
      options={optionsOf([...known.values(), ...rows])}
      onSearch={setName}
      linkOf={(resourceId) => to("authorization-resource", { id, resourceId })}
    />
  );
}

/**
 * Ids of a policy and of those that hold it, through others as well: what one of these is put into holds itself, which the
 * server refuses with an error (500) that says nothing.
 */
function useHolders(id: string, policyId: string | undefined): readonly (string | undefined)[] {
  const { data = [policyId] } = useLoad(["holders of a policy", id, policyId], async (read) => {
    const holders = new Set([policyId]);
    // those that are added meanwhile come up as well
    for (const holder of holders) {
      const dependents = holder ? await read("clients.listDependentPolicies", { id, policyId: holder }) : [];
      for (const one of dependents) if (one.type === "aggregate") holders.add(one.id);
    }
    return [...holders];
  });
  return data;
}

/** Policies of a client by id, found by typing a part of the name; `except` is the one that is not to hold itself. */
export function PolicySelect({ clientId: id, except, ...props }: Props & { except?: string }) {
  const [name, setName] = useTyped();
  const { rows = [] } = usePaged("ui.findPolicies", { id, first: 0, max: MOST - 1, ...(name && { name }) });
  const known = useEach("ui.authorizationPolicyName", useChosen(props.name), (policyId) => [{ id, policyId }]);
  const addresses = useAddresses(id);
  const holders = useHolders(id, except);
  const offered = [...known.values(), ...rows].filter((policy) => !holders.includes(policy.id));
  return (
    <SelectField
      {...props}
      isMulti
      options={optionsOf(offered)}
      onSearch={setName}
      // the address of a policy names its type: words until it is known
      linkOf={(policyId) => {
        const policy = offered.find((one) => one.id === policyId);
        return policy && addresses.policy(policy);
      }}
    />
  );
}

/** Authorization scopes of a client by id, found by typing a part of the name; those of a resource where there is one. */
export function ScopeIdSelect({ resourceId, ...props }: Props & { resourceId: string | undefined }) {
  return resourceId ? <ScopesOfResource {...props} resourceId={resourceId} /> : <ScopesOfClient {...props} />;
}

function ScopesOfClient({ clientId: id, ...props }: Props) {
  const [search, setSearch] = useTyped();
  const { rows = [] } = usePaged("ui.authorizationScopes", { id, first: 0, max: MOST - 1, search });
  const known = useEach("clients.getAuthorizationScope", useChosen(props.name), (scopeId) => [{ id, scopeId }]);
  return (
    <SelectField
      {...props}
      isMulti
      options={optionsOf([...known.values(), ...rows])}
      onSearch={setSearch}
      linkOf={(scopeId) => to("authorization-scope", { id, scopeId })}
    />
  );
}

function ScopesOfResource({ clientId: id, resourceId, ...props }: Props & { resourceId: string }) {
  const scopes = useEach("clients.listScopesByResource", [resourceId], (resourceName) => [{ id, resourceName }]);
  // a permission may name scopes that its resource does not have
  const known = useEach("clients.getAuthorizationScope", useChosen(props.name), (scopeId) => [{ id, scopeId }]);
  return (
    <SelectField
      {...props}
      isMulti
      options={optionsOf([...known.values(), ...(scopes.get(resourceId) ?? [])])}
      linkOf={(scopeId) => to("authorization-scope", { id, scopeId })}
    />
  );
}
