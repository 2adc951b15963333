import { useAllData } from "~/data/query/cache";
import type { Step } from "~/features/authentication/workbench/flowFile";

/**
 * What the types of steps are called on this server, by their ids; a type that is not in it is unknown here. The server
 * answers `GET authentication/{authenticator,client-authenticator,form-action,form}-providers`.
 */
export function useStepTypes(): ReadonlyMap<string, string> {
  const types = useAllData(
    ["authenticationManagement.getAuthenticatorProviders"],
    ["authenticationManagement.getClientAuthenticatorProviders"],
    ["authenticationManagement.getFormActionProviders"],
    ["authenticationManagement.getFormProviders"],
  );
  return new Map(types.flat().map(({ id = "", displayName = id }) => [id, displayName]));
}

/** What users call a step or sub-flow. */
export const stepName = ({ provider, flow }: Step, types: ReadonlyMap<string, string>) =>
  flow?.alias ?? types.get(provider) ?? provider;
