import { applyColorScheme } from "~/data/browser/colorScheme";
import { env } from "~/data/auth/env";
import { loadChunk, NewVersionError, reloadOnce } from "~/data/browser/newVersion";
import { forgetRedirects } from "~/data/auth/redirectLoop";
import { preload, resource } from "~/data/browser/preload";
import { preference } from "~/data/browser/preferences";
import { start } from "~/data/auth/session";
import { hereNow, match, realmOf, searchNow } from "~/routes";
import { startTexts } from "~/data/texts/texts";

const script = document.querySelector<HTMLScriptElement>("script[data-shell]");

/** Says one sentence in place of the console, with a button where there is a way on. */
function say(text: string, ...buttons: HTMLButtonElement[]): void {
  const sentence = document.createElement("p");
  sentence.role = "alert";
  sentence.className = "gh-message";
  sentence.textContent = text;
  document.getElementById("app")?.replaceChildren(sentence, ...buttons);
}

/** Says that the shell did not come. Where the server has another build by now, that one is loaded, once. */
function sayNotLoaded(error: unknown): undefined {
  if (error instanceof NewVersionError && reloadOnce())
    return void say("A new version of the console was installed. This page loads it in a moment.");
  console.warn("The console could not be loaded.", error);
  const again = document.createElement("button");
  again.className = "pf-v6-c-button pf-m-primary gh-message";
  again.textContent = "Try again";
  again.addEventListener("click", () => {
    // the sign-in is not what failed
    forgetRedirects("load");
    window.location.reload();
  });
  say("A part of the console could not be loaded.", again);
}

/** The style sheet comes with the console, not with the page: before sign-in nothing of it is needed. */
function addStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = resource(script?.dataset.styles ?? "");
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`No style sheet at ${link.href}`)));
    // before the sheets of a child theme, which must win
    document.head.insertBefore(link, document.head.querySelector("link[rel=stylesheet]"));
  });
}

/** A page of another origin must not show the console inside itself, where it could steer the clicks. */
function framedByAnother(): boolean {
  if (window.top === window.self) return false;
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

async function boot(): Promise<void> {
  if (framedByAnother()) return say("The administration console cannot be shown inside a page of another site.");
  try {
    env();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    throw error;
  }
  applyColorScheme();
  const realm = realmOf(hereNow()) ?? env().realm;
  // Where the next step is a redirect to sign-in, nothing else is loaded for it.
  const found = match(hereNow());
  let reads: Promise<typeof import("~/data/query/firstReads")> | undefined;
  const load = () => {
    preload(script?.dataset.shell?.split(" ") ?? []);
    reads = import("~/data/query/firstReads");
    // reported with the shell, which needs the same file
    reads.catch(() => undefined);
    found?.place.load().catch(() => undefined);
    const texts = startTexts(realm, preference("gatehouse.locale"));
    const loading = loadChunk(() => Promise.all([import("~/app/App"), addStyles(), texts]));
    loading.catch(() => undefined);
    return loading;
  };
  let early: ReturnType<typeof load> | undefined;
  const signedIn = await start(() => (early = load())).catch((error: unknown) => ({ error }));
  if (signedIn === "redirecting") return;
  const loading = early ?? load();
  const data =
    signedIn === "in"
      ? reads?.then(
          ({ startReads }) => startReads(realm, found?.place.reads?.(found.params, searchNow())),
          () => undefined,
        )
      : undefined;
  const loaded = await loading.catch(sayNotLoaded);
  if (!loaded) return;
  const [app] = loaded;
  if (typeof signedIn === "object") app.showSignInError(signedIn.error);
  else await app.show(realm, data);
}

// src/check.js has emptied the page of a browser too old
if (document.getElementById("app")) void boot();

// only while it is developed: the watcher says when it has built again
if (GATEHOUSE_RELOAD) new EventSource(GATEHOUSE_RELOAD).addEventListener("message", () => window.location.reload());
