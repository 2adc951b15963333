// A real OpenLDAP for the specs: Debian's slapd with a configuration, data and port of its own.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { server } from "./server";

const SUFFIX = "dc=example,dc=org";
const SLAPD = "/usr/sbin/slapd";
/** Longest time, in milliseconds, until a started slapd answers. */
const START_TIMEOUT = 20_000;

/** What the directory holds at the start: `person-1` … in ou=people and `contractor-1` … in ou=contractors; passwords equal names. */
export const PEOPLE = 1_000;
export const CONTRACTORS = 20;

/** A directory that runs. */
export interface Directory {
  /** Address for the Keycloak server. */
  url: string;
  bindDn: string;
  bindCredential: string;
  /** `ou` below the base. */
  dn: (ou: string) => string;
  /** Adds, changes or deletes entries as an LDIF text says, like `ldapmodify -a`. */
  change: (ldif: string) => Promise<void>;
  stop: () => Promise<void>;
}

function run(program: string, args: string[], input?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${error?.message ?? stderr.slice(-2_000)}`);
  return stdout;
}

/** Installs Debian's slapd and its tools where they are missing; the service that comes with it is not started. */
function install(): void {
  if (existsSync(SLAPD) && existsSync("/usr/bin/ldapmodify")) return;
  const env = ["DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1", "apt-get", "-o", "DPkg::Lock::Timeout=300", "-q", "-y"];
  run("env", [...env, "update"]);
  run("env", [...env, "install", "--no-install-recommends", "slapd", "ldap-utils"]);
}

/** An entry of LDIF; values go as base64, so that every character is possible. */
export function entry(dn: string, attributes: Record<string, string | string[]>): string {
  const line = (name: string, value: string) => `${name}:: ${Buffer.from(value).toString("base64")}\n`;
  const lines = Object.entries(attributes).flatMap(([name, values]) => [values].flat().map((one) => line(name, one)));
  return `${line("dn", dn)}${lines.join("")}\n`;
}

/** A person as Keycloak's LDAP provider of the vendor "other" reads one; the password is the user name. */
export function person(uid: string, parent: string, more: Record<string, string> = {}): string {
  const names = { cn: `${uid} Test`, sn: "Test", givenName: uid, mail: `${uid}@example.org` };
  return entry(`uid=${uid.replaceAll(/[,;"+<>\\=#]/g, "\\$&")},${parent}`, {
    objectClass: ["inetOrgPerson", "organizationalPerson"],
    uid,
    userPassword: uid,
    ...names,
    ...more,
  });
}

/** An organizational unit below the base. */
export const unit = (ou: string) => entry(`ou=${ou},${SUFFIX}`, { objectClass: "organizationalUnit", ou });

function contents(): string {
  const dn = (ou: string) => `ou=${ou},${SUFFIX}`;
  const people = Array.from({ length: PEOPLE }, (_, index) =>
    person(`person-${index + 1}`, dn("people"), { title: index < 10 ? "Captain" : "Sailor" }),
  );
  const contractors = Array.from({ length: CONTRACTORS }, (_, index) =>
    person(`contractor-${index + 1}`, dn("contractors")),
  );
  const group = (cn: string, ou: string, member: string[]) =>
    entry(`cn=${cn},${dn(ou)}`, { objectClass: "groupOfNames", cn, member });
  return [
    entry(SUFFIX, { objectClass: ["dcObject", "organization"], dc: "example", o: "Example" }),
    ...["people", "contractors", "groups", "roles"].map(unit),
    ...people,
    ...contractors,
    group("crew", "groups", [`uid=person-1,${dn("people")}`, `uid=person-2,${dn("people")}`]),
    group("guests", "groups", [`uid=person-3,${dn("people")}`]),
    group("captain", "roles", [`uid=person-1,${dn("people")}`]),
  ].join("");
}

const configuration = (folder: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${folder}/slapd.pid
sizelimit unlimited
database mdb
maxsize 268435456
suffix "${SUFFIX}"
rootdn "cn=admin,${SUFFIX}"
rootpw admin
directory ${folder}/data
dbnosync
index objectClass,uid,entryUUID eq
access to attrs=userPassword by anonymous auth by self write
access to * by * read
`;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("No free port.");
  return address.port;
}

/** The address at which the Keycloak server reaches this machine: for one in a container, that of the bridge. */
export function host(): string {
  if (server.kind === "process") return "127.0.0.1";
  const bridge = networkInterfaces().docker0?.find(({ family }) => family === "IPv4");
  if (!bridge) throw new Error("The server runs in a container, but there is no docker0 to reach this machine by.");
  return bridge.address;
}

async function answers(port: number, at: string): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT; Date.now() < end; await sleep(50)) {
    const socket = connect(port, at);
    const open = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
  }
  throw new Error(`slapd did not answer at ${at}:${port}.`);
}

/** Starts a directory with its own data; it listens only where the Keycloak server reaches it. */
export async function startDirectory(): Promise<Directory> {
  install();
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-ldap-"));
  const file = join(folder, "slapd.conf");
  await mkdir(join(folder, "data"));
  await writeFile(file, configuration(folder));
  run("/usr/sbin/slapadd", ["-q", "-f", file], contents());
  const [port, at] = [await freePort(), host()];
  const url = `ldap://${at}:${port}`;
  const slapd = spawn(SLAPD, ["-d", "0", "-f", file, "-h", url], { stdio: "ignore" });
  const end = () => void slapd.kill("SIGKILL");
  process.once("exit", end);
  await answers(port, at);
  const bindDn = `cn=admin,${SUFFIX}`;
  const as = ["-x", "-H", url, "-D", bindDn, "-w", "admin"];
  return {
    url,
    bindDn,
    bindCredential: "admin",
    dn: (ou) => `ou=${ou},${SUFFIX}`,
    change: async (ldif) => void run("/usr/bin/ldapmodify", ["-a", ...as], ldif),
    stop: async () => {
      process.off("exit", end);
      slapd.kill();
      if (slapd.exitCode === null && slapd.signalCode === null) await once(slapd, "exit");
      await rm(folder, { recursive: true });
    },
  };
}
