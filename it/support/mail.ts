// A real SMTP server for the specs, which keeps what it gets.
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { SecureContextOptions } from "node:tls";
import { SMTPServer } from "smtp-server";
import { host } from "./ldap";

/** Longest time, in milliseconds, until an e-mail that is expected has come. */
const COMES_WITHIN = 10_000;

/** An e-mail as it came. */
export interface Mail {
  to: string;
  subject: string;
  /** Its parts one after the other, decoded. */
  text: string;
}

/** How somebody signed in to the server for e-mail. */
export interface MailSignIn {
  method: string;
  user: string;
  /** The password, or the access token. */
  secret: string;
  /** By a connection with TLS. */
  isSecure: boolean;
}

/** A server for e-mail that runs. */
export interface MailServer {
  /** Those who signed in, the last one last; empty where nobody has to. */
  signIns: MailSignIn[];
  /** The e-mail settings of a realm that sends to it. */
  settings: Record<string, string>;
  /** Waits for the next e-mail to an address that nobody has waited for yet. */
  next: (to: string) => Promise<Mail>;
  /** Number of e-mails to an address so far. */
  count: (to: string) => number;
  stop: () => Promise<void>;
}

/** The text of a body in quoted-printable, in which Keycloak sends. */
const decoded = (body: string) =>
  Buffer.from(
    body
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

/** The first address in an e-mail that leads to the Keycloak server. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/[^\s"<>]+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in: ${text}`);
  // Keycloak escapes even what an address needs
  return link.replaceAll("&#61;", "=").replaceAll("&amp;", "&");
}

interface MailOptions {
  /** Everybody has to sign in; the secret that is taken. */
  secret?: (secret: string) => boolean;
  /** Key and certificate, as Node takes them; TLS from the start with `secure`, else by STARTTLS. */
  tls?: SecureContextOptions & { secure: boolean };
}

/** Starts a server for e-mail; it listens only where the Keycloak server reaches it. */
export async function startMail({ secret, tls }: MailOptions = {}): Promise<MailServer> {
  const mails: Mail[] = [];
  const signIns: MailSignIn[] = [];
  const waitedFor = new Map<string, number>();
  const smtp = new SMTPServer({
    authOptional: !secret,
    disabledCommands: [...(tls ? [] : ["STARTTLS"]), ...(secret ? [] : ["AUTH"])],
    authMethods: ["PLAIN", "LOGIN", "XOAUTH2"],
    allowInsecureAuth: true,
    ...tls,
    onAuth: ({ method, username = "", password, accessToken }, session, done) => {
      const given = accessToken ?? password ?? "";
      signIns.push({ method, user: username, secret: given, isSecure: session.secure });
      if (secret?.(given)) done(null, { user: username });
      else done(new Error("The sign-in was refused."));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const raw = Buffer.concat(parts).toString("latin1");
        const subject = /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? "";
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, subject, text: decoded(raw) });
        done();
      });
    },
  });
  // a handshake that the other side breaks off is its error, not ours
  smtp.on("error", () => undefined);
  const at = host();
  smtp.listen(0, at);
  await once(smtp.server, "listening");
  const address = smtp.server.address();
  if (typeof address !== "object" || !address) throw new Error("The server for e-mail has no port.");
  const to = (wanted: string) => mails.filter((mail) => mail.to === wanted);
  return {
    signIns,
    settings: { host: at, port: String(address.port), from: "keycloak@gatehouse.example" },
    next: async (wanted) => {
      const seen = waitedFor.get(wanted) ?? 0;
      for (const end = Date.now() + COMES_WITHIN; Date.now() < end; await sleep(50)) {
        const mail = to(wanted)[seen];
        if (!mail) continue;
        waitedFor.set(wanted, seen + 1);
        return mail;
      }
      throw new Error(`No e-mail came to ${wanted}.`);
    },
    count: (wanted) => to(wanted).length,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
