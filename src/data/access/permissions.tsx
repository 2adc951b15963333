import type { CallName } from "~/data/api/api";
import { createdBy, objectsIn, propertyOf } from "~/data/api/callObjects";
import { missing, type Permission, type Rule, useWhoami } from "~/data/access/access";
import { useGrantable } from "~/data/access/grantable";
import { allowedByConfigure, requiredPermissions, type Write } from "~/data/access/requiredPermissions";
import { isRecord } from "~/data/browser/record";
import { createStore } from "~/data/browser/store";
import { refreshWhoami } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from "react";

export type { Write };

/** Whether a call changes something. */
export const isWrite = (call: CallName): call is Write => call in requiredPermissions;

/** A write that the server refused although the permissions looked right. */
interface Refusal {
  realm: string;
  call: Write;
  /** Id or name of the object it was about, as `callObjects.ts` says; empty where the call names none. */
  object: string;
}

const refused = createStore<readonly Refusal[]>([]);

const isSame = (one: Refusal, other: Refusal) =>
  one.realm === other.realm && one.call === other.call && one.object === other.object;

/** What these require depends on what is chosen for them (role, group, part, another realm): one refused says nothing about the next. */
const BY_CHOICE =
  /^realms\.(export|del)$|^users\.(create|addToGroup|delFromGroup)$|RoleMappings$|ScopeMappings$|Composite/;

/**
 * Remembers that the server refused a write (403): under fine-grained permissions only it knows.
 * @param input arguments of the call, which name the object it refused
 */
export function learnRefusal(realm: string, call: CallName, ...input: readonly unknown[]): void {
  if (!isWrite(call) || BY_CHOICE.test(call)) return;
  const refusal = { realm, call, object: objectsIn(call, input).at(-1)?.value ?? "" };
  refused.set((old) => (old.some((one) => isSame(one, refusal)) ? old : [...old, refusal]));
}

/** Forgets the refusals of an object, because a call created another one with its name. */
export function forgetRefusals(realm: string, call: CallName, ...input: readonly unknown[]): void {
  const isCreated = (refusal: Refusal) =>
    refusal.realm === realm &&
    createdBy(call, input).some(
      ({ property, value }) => property === propertyOf(refusal.call) && value === refusal.object,
    );
  if (refused.get().some(isCreated)) refused.set((old) => old.filter((one) => !isCreated(one)));
}

/**
 * Has the server say anew what the administrator may do, because somebody else may have given or taken rights meanwhile. What
 * is known shows until then.
 * @param except realm whose answer is new
 */
export function renewRights(except?: string): void {
  refused.set((old) => (old.length > 0 ? [] : old));
  void refreshWhoami(except);
}

/** Id or name by which a call would name an object. */
function nameOf(call: Write, object: WithAccess | undefined): string {
  const [, key = ""] = propertyOf(call)?.split(".") ?? [];
  const value = isRecord(object) ? object[key] : undefined;
  return typeof value === "string" ? value : "";
}

/** Why a write is off: the permissions that are missing, or (none named) that the server refused it. */
export interface Denial {
  missing: Permission[];
}

/** An object as the server answers it; under fine-grained permissions with what may be done with it. */
export interface WithAccess {
  id?: string;
  /** Where calls name the object by it, as those of identity providers do. */
  alias?: string;
  access?: Record<string, boolean>;
}

/**
 * An object for a write that another right than `manage` decides, e.g. `mapRoles` of a user.
 * @param rights names in its `access`: the first that the server names counts, none of them means no
 */
export const byRight = ({ access, ...object }: WithAccess, ...rights: string[]): WithAccess => ({
  ...object,
  access: access && { manage: rights.map((right) => access[right]).find((held) => held !== undefined) ?? false },
});

/** For a write to many objects: it may be tried where one of them allows it, and names those that the server refused. */
export function accessOfAny(objects: readonly object[]): WithAccess {
  const held = objects.map(({ access = {} }: WithAccess) => access);
  const known = ["manage", "configure"].filter((right) => held.every((access) => access[right] !== undefined));
  const ofAny = known.map((right) => [right, held.some((access) => access[right])] as const);
  return objects.length > 0 ? { access: Object.fromEntries(ofAny) } : {};
}

/** Whether an object's own `access` lets a call write it; undefined where it does not say. */
const allows = ({ access }: WithAccess, call: Write) =>
  (allowedByConfigure.includes(call) ? access?.configure : undefined) ?? access?.manage ?? access?.configure;

/** Answers undefined when a write may be tried, else why it is off. */
type Can = (call: Write, object?: WithAccess) => Denial | undefined;

const CanContext = createContext<Can | undefined>(undefined);

/**
 * Works out once for everything below it which writes the administrator may do in the realm in force.
 * Where fine-grained permissions may grant what the roles do not (`grantable.ts`), a missing role proves nothing: the
 * object's own `access` decides, and what it does not say is learned from the first 403.
 */
export function PermissionsProvider({ children }: { children: ReactNode }) {
  const realm = useRealm();
  const held = useWhoami().realm_access[realm];
  const grantable = useGrantable();
  const known = useSyncExternalStore(refused.subscribe, refused.get);
  const can = useMemo<Can>(
    () => (call, object) => {
      const wanted = { realm, call, object: nameOf(call, object) };
      if (known.some((one) => isSame(one, wanted))) return { missing: [] };
      const rule = requiredPermissions[call];
      const lacking = missing(rule, held ?? []);
      if (lacking.length === 0) return undefined;
      const own = object && allows(object, call);
      if (own === true) return undefined;
      if (own === undefined && missing(rule, [...(held ?? []), ...grantable]).length === 0) return undefined;
      return { missing: lacking };
    },
    [realm, held, grantable, known],
  );
  return <CanContext value={can}>{children}</CanContext>;
}

/**
 * Below it every write needs `manage-realm`, whatever its call needs elsewhere: what administrators are permitted to do
 * is the realm's own, and no fine-grained permission lets anybody change it.
 */
export function RealmWrites({ children }: { children: ReactNode }) {
  const can = useCan();
  const held = useWhoami().realm_access[useRealm()];
  const ofRealm = useMemo<Can>(() => {
    const lacking = missing("manage-realm", held ?? []);
    // what the server refused all the same stays off
    return (call, object) =>
      lacking.length > 0 ? { missing: lacking } : can(call, { ...object, access: { manage: true } });
  }, [can, held]);
  return <CanContext value={ofRealm}>{children}</CanContext>;
}

/** Below it a write that names no object is about this one: its own `access` counts for all that belongs to it. */
export function WritesOf({ object, children }: { object: WithAccess; children: ReactNode }) {
  const can = useCan();
  const ofObject = useMemo<Can>(() => (call, part) => can(call, { ...object, ...part }), [can, object]);
  return <CanContext value={ofObject}>{children}</CanContext>;
}

/** Tells which writes the administrator may do in the realm in force. */
export function useCan(): Can {
  const can = use(CanContext);
  if (!can) throw new Error("PermissionsProvider is missing");
  return can;
}

/** Answers which permissions the administrator needs for the page of a place in the realm in force. */
export function useMissingAt(): (place: { access: Rule; isGrantable?: boolean }) => Permission[] {
  const held = useWhoami().realm_access[useRealm()] ?? [];
  const grantable = useGrantable();
  return ({ access, isGrantable }) => missing(access, isGrantable ? [...held, ...grantable] : held);
}
