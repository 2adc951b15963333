import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { navigatesTo } from "~/app/navigation/Navigating";
import { keepPage } from "~/app/PageArea";
import { Root } from "~/app/Root";
import { createRouter } from "~/app/router";
import { SignInError } from "~/app/session/SignInError";
import { whenIdle } from "~/data/browser/idle";
import { cache, whenQuiet } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { explain, statusOf } from "~/data/api/errors";
import { NewVersionError } from "~/data/browser/newVersion";
import { whoamiQuery } from "~/data/query/realm";
import { refreshServerInfoLater } from "~/data/query/serverInfo";
import { watchReads } from "~/data/query/watchedReads";
import { watchSession } from "~/data/auth/sessionFrame";
import { renderTextsBy, refreshTextsLater, startTexts } from "~/data/texts/texts";
import { setTexts } from "~/i18n/i18n";
import { TextsProvider } from "~/i18n/TextsProvider";
import { hereNow, match, searchNow } from "~/routes";

// Most places have a list, tabs or an action: as part of the shell these come in one file.
export { List } from "~/kit/list/List";
export { useAction } from "~/data/write/action";
export { RoutableTabs } from "~/kit/page/RoutableTabs";

/** React would write every error that a boundary catches to the console, also those that the page explains. */
function onCaughtError(error: unknown): void {
  const isExplained = error instanceof NewVersionError || explain(error) !== undefined || statusOf(error) !== undefined;
  if (!isExplained) console.error(error);
}

/** React rendered again by itself, e.g. because an object was gone for a moment; its error has the reason as cause. */
const onRecoverableError = (error: unknown) => onCaughtError(error instanceof Error ? (error.cause ?? error) : error);

const root = () => createRoot(document.getElementById("app") ?? document.body, { onCaughtError, onRecoverableError });

/** Shows why the sign-in failed, in place of the console. */
export function showSignInError(error: unknown): void {
  renderTextsBy(setTexts);
  root().render(
    <TextsProvider>
      <SignInError error={error} />
    </TextsProvider>,
  );
}

/** Milliseconds until the console shows what it has, instead of everything at once. */
const MAX_WAIT = 1500;

/**
 * Shows the console. Who the administrator is, the realm, the texts and the first page with its data are requested together
 * and rendered together: React holds back for 300 ms what follows a spinner. What takes longer is waited for in its place.
 * @param realm realm of the address
 * @param data settles when what the page needs first was answered: requested once, also where it was refused
 */
export async function show(realm: string, data: Promise<unknown> | undefined): Promise<void> {
  renderTextsBy(setTexts);
  const found = match(hereNow());
  const page = found?.place.load().then(
    (module) => {
      keepPage(found.place, module.default);
      return module.preload?.(found.params, searchNow());
    },
    () => undefined,
  );
  if (GATEHOUSE_RELOAD && found) watchReads(found.name, found.params, searchNow(), found.place.reads);
  let wait: Promise<void> | undefined = cache
    .fetchQuery(whoamiQuery(realm))
    .then(({ locale }) => startTexts(realm, locale))
    .then(() => (wait = undefined));
  await Promise.race([Promise.all([wait, page, data]), new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
  const { promise: shown, resolve: onShown } = Promise.withResolvers<void>();
  const router = createRouter(<Root language={wait} onShown={onShown} />);
  router.subscribe(({ location }) => navigatesTo(location));
  root().render(
    <TextsProvider>
      <CacheProvider>
        <RouterProvider router={router} onError={onCaughtError} />
      </CacheProvider>
    </TextsProvider>,
  );
  void Promise.all([shown, page, data])
    .then(whenQuiet)
    .then(whenPainted)
    .then(() => whenIdle(afterFirstPaint));
}

/** Resolves when the page was painted; a tab in the background is not, and does not wait for it. */
const whenPainted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT);
  });

/** What can wait until the page is there. */
function afterFirstPaint(): void {
  watchSession();
  void refreshTextsLater();
  void refreshServerInfoLater();
}
