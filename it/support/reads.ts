// Where a declared read goes to.
import KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import type { CallName } from "../../src/data/api/api";
import { extra } from "../../src/data/api/extra";
import { server } from "./server";

type Method = (...args: unknown[]) => Promise<unknown>;

/** Thrown instead of sending anything: the path is all that is wanted. */
class Sent extends Error {
  constructor(readonly path: string) {
    super(path);
  }
}

/** Runs a call whose request is not sent. @returns the path it would go to, without its query */
async function pathOf(call: () => Promise<unknown>): Promise<string> {
  const send = globalThis.fetch;
  globalThis.fetch = async (input) => {
    throw new Sent(new URL(input instanceof Request ? input.url : input).pathname);
  };
  try {
    await call();
  } catch (error) {
    if (error instanceof Sent) return error.path;
    throw error;
  } finally {
    globalThis.fetch = send;
  }
  throw new Error("The call sent nothing.");
}

/**
 * The requests of a read.
 * @param name of the call, of the admin client or of `extra.ts`
 * @param args of the call
 * @returns matches their addresses, whatever their query
 */
export async function addressOfRead(realm: string, name: CallName, args: readonly unknown[]): Promise<RegExp> {
  const client = new KeycloakAdminClient({ baseUrl: server.url, realmName: realm });
  client.registerTokenProvider({ getAccessToken: async () => "none" });
  const request = async (_: string, path: string) => {
    throw new Sent(path);
  };
  const own: Record<string, Method> = extra as never;
  const [resource = "", method = ""] = name.split(".");
  const resources: Record<string, Record<string, Method>> = client as never;
  const path = await pathOf(
    async () => (await own[name]?.({ realm, request }, ...args)) ?? resources[resource]?.[method]?.(...args),
  );
  return new RegExp(`${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\/$/, "")}/?(\\?|$)`);
}
