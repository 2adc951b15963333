// An application that signs users in: a web server of its own, which keeps what it is sent.
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { host } from "./ldap";

/** What was sent to the application. */
export interface Received {
  path: string;
  /** Of its query, or of a form that was posted. */
  values: URLSearchParams;
}

/** An application that runs. */
export interface RelyingParty {
  /** Its address, which browser and Keycloak server reach. */
  url: string;
  /** What came to a path so far. */
  received: (path: string) => Received[];
  stop: () => Promise<void>;
}

/** Starts an application; it listens only where the Keycloak server reaches it. */
export async function startRelyingParty(): Promise<RelyingParty> {
  const all: Received[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
      const body = await text(request);
      all.push({ path: pathname, values: request.method === "POST" ? new URLSearchParams(body) : searchParams });
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Application</title>Done");
    })();
  });
  server.listen(0, host());
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The application does not listen.");
  return {
    url: `http://${host()}:${address.port}`,
    received: (path) => all.filter((one) => one.path === path),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
