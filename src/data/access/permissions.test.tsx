import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { refreshWhoami } from "~/data/query/realm";
import {
  accessOfAny,
  byRight,
  forgetRefusals,
  learnRefusal,
  PermissionsProvider,
  RealmWrites,
  renewRights,
  type WithAccess,
  type Write,
  useCan,
  useMissingAt,
  WritesOf,
} from "~/data/access/permissions";

// calls keyed by a name, which the console does not make yet
jest.mock("~/data/access/requiredPermissions", () => {
  const actual = jest.requireActual<{ requiredPermissions: object }>("~/data/access/requiredPermissions");
  const named = { "identityProviders.update": "manage-identity-providers" };
  return { ...actual, requiredPermissions: { ...actual.requiredPermissions, ...named } };
});

let held: string[] = [];
let fine: boolean | undefined = false;
jest.mock("~/data/access/access", () => ({
  ...jest.requireActual<object>("~/data/access/access"),
  useWhoami: () => ({ realm_access: { r: held } }),
}));
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => ({ adminPermissionsEnabled: fine }),
  refreshWhoami: jest.fn(async () => {}),
}));
const SECOND = { name: "ADMIN_FINE_GRAINED_AUTHZ_V2", enabled: true };
let features: object[] = [];
jest.mock("~/data/query/serverInfo", () => ({
  ...jest.requireActual<object>("~/data/query/serverInfo"),
  useServerInfoIfThere: () => ({ features }),
}));
let signedInTo = "r";
jest.mock("~/data/auth/env", () => ({ env: () => ({ realm: signedInTo }) }));
jest.mock("~/data/query/useRealm", () => ({ useRealm: () => "r" }));

const can = () => renderHook(() => useCan(), { wrapper: PermissionsProvider }).result;

beforeEach(() => {
  held = [];
  fine = false;
  features = [SECOND];
});

it("names the permission that is missing", () => {
  expect(can().current("roles.create")).toEqual({ missing: ["manage-realm"] });
  held = ["manage-realm"];
  expect(can().current("roles.create")).toBeUndefined();
});

it("believes the object's own access over the permissions of the realm", () => {
  expect(can().current("roles.updateById", { access: { manage: true } })).toBeUndefined();
  expect(can().current("clientScopes.update", { access: { configure: true } })).toBeUndefined();
  fine = true;
  expect(can().current("roles.updateById", { access: { manage: false } })).toEqual({ missing: ["manage-realm"] });
});

it("lets a client be configured by who may not manage it", () => {
  features = [{ name: "ADMIN_FINE_GRAINED_AUTHZ", enabled: true }];
  const client = { id: "c", access: { view: true, configure: true, manage: false } };
  const many = accessOfAny([client, { id: "d", access: { view: true, configure: false, manage: false } }]);
  for (const object of [client, many]) {
    expect(can().current("clients.update", object)).toBeUndefined();
    expect(can().current("clients.del", object)).toEqual({ missing: ["manage-clients"] });
  }
  // the server asks for more than the tab they are on
  expect(can().current("clients.generateRegistrationAccessToken", client)).toBeDefined();
  expect(can().current("clients.uploadCertificate", client)).toBeDefined();
  expect(can().current("clients.update", byRight(client, "manage"))).toBeDefined();
});

it("goes by the object that a write below it belongs to", () => {
  const belowOne = (object: WithAccess) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PermissionsProvider>
        <WritesOf object={object}>{children}</WritesOf>
      </PermissionsProvider>
    );
    return renderHook(() => useCan(), { wrapper }).result;
  };
  const client = (manage: boolean) => ({ id: "c", clientId: "app", access: { view: true, configure: manage, manage } });
  held = ["view-clients", "view-authorization"];
  fine = true;
  expect(belowOne(client(true)).current("clients.createResource")).toBeUndefined();
  expect(belowOne(client(false)).current("clients.createResource")).toBeDefined();
  expect(belowOne(client(false)).current("clients.delResource", { id: "r" })).toBeDefined();
  expect(belowOne(client(true)).current("clients.delResource", byRight({ access: {} }, "manage"))).toBeDefined();
  const own = belowOne(client(true));
  act(() => learnRefusal("r", "ssf.verify", { clientId: "app" }));
  expect(own.current("ssf.verify")).toEqual({ missing: [] });
  const other = { ...client(true), clientId: "other" };
  expect(belowOne(other).current("ssf.verify")).toBeUndefined();
});

it("forgets what the server refused when the rights are requested again", () => {
  held = ["manage-users"];
  act(() => learnRefusal("r", "users.update", { id: "renewed" }));
  const { current: before } = can();
  expect(before("users.update", { id: "renewed" })).toEqual({ missing: [] });
  act(() => renewRights("r"));
  expect(can().current("users.update", { id: "renewed" })).toBeUndefined();
  expect(refreshWhoami).toHaveBeenCalledWith("r");
});

it("asks for the realm's own right about what administrators are permitted, and for nothing else", () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PermissionsProvider>
      <RealmWrites>{children}</RealmWrites>
    </PermissionsProvider>
  );
  const ofRealm = () => renderHook(() => useCan(), { wrapper }).result;
  fine = true;
  held = ["manage-clients", "manage-authorization"];
  expect(ofRealm().current("clients.createPolicy")).toEqual({ missing: ["manage-realm"] });
  held = ["manage-realm"];
  expect(ofRealm().current("clients.createPolicy")).toBeUndefined();
  act(() => learnRefusal("r", "clients.delPolicy", { id: "c", policyId: "p" }));
  expect(ofRealm().current("clients.delPolicy", { id: "p" })).toEqual({ missing: [] });
});

it("lets a write be tried where only fine-grained permissions decide, until the server refuses it", () => {
  fine = true;
  const { result } = renderHook(() => useCan(), { wrapper: PermissionsProvider });
  expect(result.current("organizations.updateById", { id: "1" })).toBeUndefined();
  act(() => learnRefusal("r", "organizations.updateById", { id: "1" }));
  expect(result.current("organizations.updateById", { id: "1" })).toEqual({ missing: [] });
  expect(result.current("organizations.updateById", { id: "2" })).toBeUndefined();
});

it("knows what no fine-grained permission grants", () => {
  fine = true;
  held = ["view-realm", "manage-clients", "manage-users"];
  expect(can().current("roles.create")).toEqual({ missing: ["manage-realm"] });
  expect(can().current("organizations.linkIdp", { id: "o" })?.missing).toContain("manage-identity-providers");
});

it("takes administrators of the realm who see no objects by a role as those of fine-grained permissions, where the server does not say", () => {
  fine = undefined;
  held = ["query-users", "query-clients", "view-clients"];
  expect(can().current("users.create")).toBeUndefined();
  expect(can().current("users.update", { access: { manage: false } })).toEqual({ missing: ["manage-users"] });
  expect(can().current("clients.create")).toEqual({ missing: ["manage-clients"] });
  expect(can().current("organizations.create")).toBeDefined();
  signedInTo = "master";
  expect(can().current("users.create")).toEqual({ missing: ["manage-users"] });
  signedInTo = "r";
  features = [];
  expect(can().current("users.create")).toEqual({ missing: ["manage-users"] });
});

it("lets groups be made by who sees groups only, where fine-grained permissions may grant it", () => {
  fine = undefined;
  held = ["query-groups"];
  expect(can().current("groups.create")).toBeUndefined();
  expect(can().current("groups.update", { access: { manage: false } })).toEqual({ missing: ["manage-users"] });
  held = ["query-groups", "view-users"];
  expect(can().current("groups.create")).toEqual({ missing: ["manage-users"] });
});

it("lets many be written where one of them may be", () => {
  fine = undefined;
  held = ["query-users", "query-organizations"];
  const [own, other] = [{ access: { manage: true } }, { access: { manage: false } }];
  expect(can().current("users.del", accessOfAny([own, other]))).toBeUndefined();
  expect(can().current("users.del", accessOfAny([other]))).toEqual({ missing: ["manage-users"] });
  expect(can().current("organizations.delById", accessOfAny([{ id: "o" }]))).toBeUndefined();
});

it("knows the first model of fine-grained permissions by the feature of the server", () => {
  expect(can().current("users.create")).toEqual({ missing: ["manage-users"] });
  features = [{ name: "ADMIN_FINE_GRAINED_AUTHZ", enabled: true }];
  expect(can().current("users.create")).toBeUndefined();
});

it("takes a refusal for one realm and one call", () => {
  held = ["manage-realm"];
  act(() => learnRefusal("other", "roles.create"));
  expect(can().current("roles.create")).toBeUndefined();
  act(() => learnRefusal("r", "roles.create"));
  expect(can().current("roles.create")).toEqual({ missing: [] });
  expect(can().current("components.create")).toBeUndefined();
});

it("takes no refusal of a call that depends on what is chosen for it", () => {
  held = ["manage-realm", "manage-users"];
  const { result } = renderHook(() => useCan(), { wrapper: PermissionsProvider });
  act(() => learnRefusal("r", "realms.export", { exportClients: true }));
  expect(result.current("realms.export")).toBeUndefined();
  act(() =>
    learnRefusal("r", "users.addClientRoleMappings", { id: "u", clientUniqueId: "realm-management", roles: [] }),
  );
  expect(result.current("users.addClientRoleMappings", { id: "u" })).toBeUndefined();
  act(() => learnRefusal("r", "users.addToGroup", { id: "u", groupId: "g" }));
  expect(result.current("users.addToGroup", { id: "u" })).toBeUndefined();
});

describe("of a call keyed by a name", () => {
  const call = "identityProviders.update" as Write;
  const google = { alias: "google", internalId: "1" };

  it("a refusal switches off the object of that name only, until it is created again", () => {
    held = ["manage-identity-providers"];
    const { result } = renderHook(() => useCan(), { wrapper: PermissionsProvider });
    act(() => learnRefusal("r", call, { alias: "google" }, { alias: "google" }));
    expect(result.current(call, google)).toEqual({ missing: [] });
    expect(result.current(call, byRight(google, "manage"))).toEqual({ missing: [] });
    expect(result.current(call, { ...google, alias: "github" })).toBeUndefined();
    expect(result.current(call, { ...google, alias: "1", id: "google" })).toBeUndefined();
    act(() => forgetRefusals("other", "identityProviders.create", { alias: "google" }));
    expect(result.current(call, google)).toEqual({ missing: [] });
    act(() => forgetRefusals("r", "identityProviders.create", { alias: "google" }));
    expect(result.current(call, google)).toBeUndefined();
  });
});

it("names the object of a call by the argument that the call takes", () => {
  held = ["manage-realm", "manage-clients"];
  const { result } = renderHook(() => useCan(), { wrapper: PermissionsProvider });
  act(() => learnRefusal("r", "roles.delById", { id: "a" }));
  expect(result.current("roles.delById", { id: "a" })).toEqual({ missing: [] });
  expect(result.current("roles.delById", { id: "b" })).toBeUndefined();
  act(() => learnRefusal("r", "clientScopes.delProtocolMapper", { id: "scope", mapperId: "m" }));
  expect(result.current("clientScopes.delProtocolMapper", { id: "m" })).toEqual({ missing: [] });
  expect(result.current("clientScopes.delProtocolMapper", { id: "scope" })).toBeUndefined();
});

it("takes no realm that could not be deleted for the one in force", () => {
  held = ["manage-realm"];
  act(() => learnRefusal("r", "realms.del", { realm: "other" }));
  expect(can().current("realms.del")).toBeUndefined();
});

it("knows which places are open", () => {
  const missingAt = () => renderHook(() => useMissingAt(), { wrapper: PermissionsProvider }).result.current;
  const place = { access: "manage-clients" as const };
  held = ["query-clients"];
  fine = true;
  expect(missingAt()(place)).toEqual(["manage-clients"]);
  expect(missingAt()({ ...place, isGrantable: true })).toEqual([]);
});
