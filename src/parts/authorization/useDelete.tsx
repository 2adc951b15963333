import { Alert } from "@patternfly/react-core";
import { useRef } from "react";
import { CancelledError } from "~/data/api/errors";
import { placeShown } from "~/data/browser/shown";
import { type Call, type Messages, useAction } from "~/data/write/action";
import { type Key, type Text, useT } from "~/i18n/useT";
import { confirm, NameList } from "~/kit/dialog/confirm";

/** Names of what depends on a deleted object that the question lists; the others are counted. */
const NAMED = 10;

/** What depends on an object, under what that means for it. */
interface Dependents {
  warning: Text;
  names: string[];
}

interface Kind extends Messages {
  dependents: (call: Call, id: string, objectId: string) => Promise<Dependents[]>;
  /** `type` is that of a permission. */
  run: (call: Call, id: string, objectId: string, type: string) => Promise<void>;
  title: Key;
  /** Gets the name of the object. */
  body: (name: string) => Text;
}

const namesOf = (objects: readonly { name?: string }[]) => objects.map(({ name = "" }) => name);

/** How each kind of object is deleted, what depends on it, and the words for it. */
const kinds = {
  resource: {
    dependents: async (call, id, resourceId) => [
      {
        warning: "deleteResourceWarning",
        names: namesOf(await call("clients.listPermissionsByResource", { id, resourceId })),
      },
    ],
    run: (call, id, resourceId) => call("clients.delResource", { id, resourceId }),
    title: "deleteResource",
    body: () => "deleteResourceConfirm",
    done: "resourceDeletedSuccess",
    failed: "resourceDeletedError",
  },
  scope: {
    dependents: async (call, id, scopeId) => {
      const [resources, permissions] = await Promise.all([
        call("clients.listAllResourcesByScope", { id, scopeId }),
        call("clients.listAllPermissionsByScope", { id, scopeId }),
      ]);
      return [
        { warning: "gatehouse.scopeHasResources", names: namesOf(resources) },
        { warning: "deleteScopeWarning", names: namesOf(permissions) },
      ];
    },
    run: (call, id, scopeId) => call("clients.delAuthorizationScope", { id, scopeId }),
    title: "deleteScope",
    body: () => "deleteScopeConfirm",
    done: "resourceScopeSuccess",
    failed: "resourceScopeError",
  },
  policy: {
    dependents: async (call, id, policyId) => [
      // the server deletes only what would be without a condition
      {
        warning: "gatehouse.policyDependents",
        names: namesOf(await call("clients.listDependentPolicies", { id, policyId })),
      },
    ],
    run: (call, id, policyId) => call("clients.delPolicy", { id, policyId }),
    title: "deletePolicy",
    body: () => "deletePolicyConfirm",
    done: "policyDeletedSuccess",
    failed: "policyDeletedError",
  },
  permission: {
    dependents: () => Promise.resolve([]),
    run: (call, id, permissionId, type) => call("clients.delPermission", { id, type, permissionId }),
    title: "deletePermission",
    body: (permission) => ["deletePermissionConfirm", { permission }],
    done: "permissionDeletedSuccess",
    failed: "permissionDeletedError",
  },
  adminPermission: {
    dependents: () => Promise.resolve([]),
    run: (call, id, permissionId) => call("clients.delPermission", { id, type: "scope", permissionId }),
    title: "deletePermission",
    body: (permission) => ["deleteAdminPermissionConfirm", { permission }],
    done: "permissionDeletedSuccess",
    failed: "permissionDeletedError",
  },
} satisfies Record<string, Kind>;

/**
 * Deletes an object of the authorization services after asking; the question names what depends on it as the server
 * has it now.
 * @param kind what it is
 * @param id internal id of the client
 * @param leave the page of an object that is gone
 * @returns deletes the object of an id and a name, a permission of its type
 */
export function useDelete(kind: keyof typeof kinds, id: string, leave?: () => unknown) {
  const { dependents, run, title, body, done, failed }: Kind = kinds[kind];
  const deletion = useAction(
    async (call, objectId: string, name: string, type: string) => {
      const place = placeShown();
      const depending = await dependents(call, id, objectId);
      const details = depending
        .filter(({ names }) => names.length > 0)
        .map((one, index) => <Warning key={index} {...one} />);
      const question = { title, body: body(name), names: [name], details, label: "confirm" as const, danger: true };
      if (!(await confirm(question, place))) throw new CancelledError();
      await run(call, id, objectId, type);
    },
    { done, failed, leave },
  );
  const deleting = useRef(new Set<string>());
  return (objectId: string, name: string, type = "") => {
    // the question comes when what depends on it is read: who presses once more meanwhile means the same
    if (deleting.current.has(objectId)) return;
    deleting.current.add(objectId);
    void deletion.run(objectId, name, type).then(() => deleting.current.delete(objectId));
  };
}

function Warning({ warning, names }: Dependents) {
  const t = useT();
  return (
    <Alert isInline variant="warning" title={t(warning)}>
      <NameList names={names} most={NAMED} />
    </Alert>
  );
}
