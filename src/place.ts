import type { ComponentType } from "react";
import type { Rule } from "~/data/access/access";
import type { Reads } from "~/data/query/reads";
import type { Key } from "~/i18n/useT";

/** What a place's module exports: its page. */
export interface PageModule {
  default: ComponentType;
  /**
   * Starts reads that only the page's code can name; settles when they are there. What the address tells stands in the
   * site map (`reads`) and starts earlier. `search` is what follows `?` in the address, where a list keeps its state.
   */
  preload?: (params: Record<string, string>, search: string) => Promise<void>;
}

interface Options {
  /** Group of the side navigation the place stands in; places are listed in the order of this file. */
  nav?: "top" | "manage" | "configure";
  /** Text of the navigation entry where it differs from the label. */
  navLabel?: Key;
  /** The place one level up, for the breadcrumbs. */
  under?: string;
  /** Segment of the `:tab` parameter → label; another segment is not found. */
  tabs?: Record<string, Key>;
  /**
   * What the page asks for in any case, started beside its code. The page makes the same calls, which then share the
   * answers. `search` is what follows `?` in the address.
   */
  reads?: (params: Record<string, string>, search: string) => Reads;
  /**
   * Names that the search part of its address may have beside those of every list (search, page, size, sort, columns):
   * filters, fields of search forms, what is compared. Others are dropped.
   */
  filters?: readonly string[];
  /** The console asks this of the session and the realm before it shows the entry in the navigation. */
  when?: "signed in to the master realm";
}

declare const address: unique symbol;

/** The address of a place, for the router's links (without `#`); only `to` makes one. */
export type Address = string & { readonly [address]: true };

/** One place of the console: everything that router, gate, menu, breadcrumbs and tests know of it. */
export interface Place<Path extends string = string, Tab extends string = string> extends Options {
  path: Path;
  access: Rule;
  label: Key;
  load: () => Promise<PageModule>;
  tabs?: Record<Tab, Key>;
}

/** A place of the site map: its path, who may open it, how it is called, its page. */
export function route<Path extends string, Tab extends string = never>(
  path: Path,
  access: Rule,
  label: Key,
  load: () => Promise<PageModule>,
  options: Options & { tabs?: Record<Tab, Key> } = {},
): Place<Path, Tab> {
  // a module that is there answers without the way through the browser's loader
  let loaded: Promise<PageModule> | undefined;
  const loadOnce = () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
  return { path, access, label, load: loadOnce, ...options };
}
