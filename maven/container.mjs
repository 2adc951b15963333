// A server as a container, through testcontainers.
import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { serverImage } from "./image.mjs";

// Its clean-up container comes from a registry, which is not reachable everywhere; server.mjs cleans up by itself.
process.env.TESTCONTAINERS_RYUK_DISABLED ??= "true";

/** Whether a container engine runs on this machine. */
export async function engineRuns() {
  const { getContainerRuntimeClient } = await import("testcontainers");
  const client = await getContainerRuntimeClient().catch(() => undefined);
  return client?.info.containerRuntime.host === "localhost";
}

/**
 * Prepares a server as a container: what server.mjs takes in its options
 * → { ended, start, stop, remove, abandon, log }.
 */
export async function containerServer({ version, port, command, env, jars, onLog }) {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import("testcontainers");
  const client = await getContainerRuntimeClient();

  class LocalContainer extends GenericContainer {
    /**
     * testcontainers publishes on every address of the machine; an administrator "admin" must not be reachable there.
     */
    async beforeContainerCreated() {
      for (const binding of Object.values(this.hostConfig.PortBindings).flat()) binding.HostIp = "127.0.0.1";
    }
    containerCreated(id) {
      container = client.container.getById(id);
    }
  }
  let container;
  let log = "";
  const follow = (stream) => {
    stream.on("data", (data) => {
      log += data;
      for (const line of String(data).trimEnd().split("\n")) onLog?.(line);
    });
  };
  const description = new LocalContainer(await serverImage(version))
    .withEntrypoint(["/opt/keycloak/bin/kc.sh"])
    // the same port inside: what reads an address of the server's own (discovery) reaches it by the one browsers have
    .withCommand([...command, "--http-host=0.0.0.0", `--http-port=${port}`])
    .withEnvironment(env)
    .withExposedPorts({ container: port, host: port })
    .withCopyFilesToContainer(jars.map((jar) => ({ source: jar, target: `/opt/keycloak/providers/${basename(jar)}` })))
    .withLogConsumer(follow)
    // Not for an HTTP answer: testcontainers asks at the bridge's address where this machine looks like a container.
    .withWaitStrategy(Wait.forLogMessage("Listening on:"))
    .withStartupTimeout(600_000);

  const host = { log: () => log, ended: new Promise(() => {}) };
  host.start = async () => {
    if (!container) return description.start();
    const since = Math.floor(Date.now() / 1000);
    await client.container.start(container);
    follow(await client.container.logs(container, { since }));
  };
  host.stop = () => client.container.stop(container, { timeout: 20_000 });
  host.remove = async () => {
    await container?.remove({ force: true, v: true });
  };
  host.abandon = () =>
    container && spawnSync("docker", ["rm", "--force", "--volumes", container.id], { stdio: "ignore" });
  return host;
}
