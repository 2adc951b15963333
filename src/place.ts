import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import type { ComponentType } from "react";
import type { Rule } from "~/data/access/access";
import { preloadPlace } from "~/data/browser/preload";
import type { PlaceReads } from "~/data/query/reads";
import type { Key } from "~/i18n/useT";

/** What a place's module exports: its page. */
export interface PageModule {
  default: ComponentType;
  /**
   * Starts reads that only the page's code can name; settles when they are there. What the address names is in the
   * site map (`reads`) and starts earlier. `search` is what follows `?` in the address, where a list keeps its state.
   */
  preload?: (params: Record<string, string>, search: string) => Promise<void>;
}

/** What decides, beside its access rule, whether a place is there. */
export interface Facts {
  /** Permissions held in the realm in force. */
  held: readonly unknown[];
  /** The administrator signed in to the server's administration realm, from which every realm is managed. */
  inMasterRealm: boolean;
  /** The realm in force; undefined until it is known. */
  realm: RealmRepresentation | undefined;
  /** What the server can do; undefined until it is known. */
  serverInfo: ServerInfoRepresentation | undefined;
}

/** Whether a place is there, by what is known until now. */
export type Condition = (facts: Facts) => boolean;

/** A tab that has tabs itself: the segment behind its own names one of them, the first one where it is left out. */
export interface TabWithTabs<Subtab extends string = string> {
  label: Key;
  /** Its own among those of all tabs of the place. */
  tabs: { [Own in Subtab]?: Key };
}

/** Segment of the `:tab` parameter → label, or label and tabs of its own (`:subtab?`); another segment shows the first one. */
type Tabs<Tab extends string, Subtab extends string> = Record<Tab, Key | TabWithTabs<Subtab>>;

interface Options {
  /** Group of the side navigation the place is in; places are listed in the order of this file. */
  nav?: "top" | "manage" | "configure";
  /** Text of the navigation entry where it differs from the label. */
  navLabel?: Key;
  /** Where this does not hold the navigation has no entry; the address is open all the same. */
  navWhen?: Condition;
  /** The place one level up, for the breadcrumbs. */
  under?: string;
  /**
   * What the page requests in any case, started beside its code. The page makes the same calls, which then share the
   * answers.
   */
  reads?: PlaceReads;
  /**
   * Names that the search part of its address may have beside those of every list (search, page, size, sort, columns):
   * filters, fields of search forms, what is compared. Others are dropped.
   */
  filters?: readonly string[];
  /** Where this does not hold the navigation has no entry, and the address is not found. */
  when?: Condition;
  /** It is open as well to whom fine-grained permissions may grant what they need there. */
  isGrantable?: boolean;
}

declare const address: unique symbol;

/** The address of a place, for the router's links (without `#`); only `to` makes one. */
export type Address = string & { readonly [address]: true };

/** One place of the console: everything that router, gate, menu, breadcrumbs and tests know of it. */
export interface Place<
  Path extends string = string,
  Tab extends string = string,
  Subtab extends string = string,
> extends Options {
  path: Path;
  access: Rule;
  label: Key;
  load: () => Promise<PageModule>;
  tabs?: Tabs<Tab, Subtab>;
}

/** A place of the site map: its path, who may open it, how it is called, its page. */
export function route<
  Path extends string,
  Tab extends string = never,
  Subtab extends string = never,
  Under extends string = never,
>(
  path: Path,
  access: Rule,
  label: Key,
  load: () => Promise<PageModule>,
  options: Options & { tabs?: Tabs<Tab, Subtab>; under?: Under } = {},
): Place<Path, Tab, Subtab> & { under?: Under } {
  // a module that is there answers without the way through the browser's loader
  let loaded: Promise<PageModule> | undefined;
  const loadFiles = () => {
    preloadPlace(path);
    return load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  };
  const loadOnce = () => (loaded ??= loadFiles());
  return { path, access, label, load: loadOnce, ...options };
}
