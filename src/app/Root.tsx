import { Suspense, type ReactNode, use, useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { LeaveGuard } from "~/app/navigation/LeaveGuard";
import { SessionKeeper } from "~/app/session/SessionKeeper";
import { Shell } from "~/app/Shell";
import { WaitingCalls } from "~/app/session/WaitingCalls";
import { env } from "~/data/auth/env";
import { usePrefetchRealm } from "~/data/query/realm";
import { PermissionsProvider, renewRights } from "~/data/access/permissions";
import { RealmContext, useRealm } from "~/data/query/useRealm";
import { Alerts } from "~/kit/page/Alerts";
import { Loading } from "~/kit/page/Loading";
import { Questions } from "~/kit/dialog/questions";
import { realmOf } from "~/routes";
import { useWhoami } from "~/data/access/access";
import { setPreference } from "~/data/browser/preferences";
import { useTexts } from "~/data/texts/useTexts";

/** Made once: with another place only what depends on the address is rendered anew. */
const page = (
  <PermissionsProvider>
    <Shell>
      <Outlet />
    </Shell>
    <Questions />
    <LeaveGuard />
  </PermissionsProvider>
);
const around = (
  <>
    <SessionKeeper />
    <WaitingCalls />
    <Alerts />
  </>
);

/** Everything below the router. What must work while a page waits or fails stands outside of its boundaries. */
export function Root({ language, onShown }: { language: Promise<void> | undefined; onShown: () => void }) {
  const { pathname } = useLocation();
  // an address without a usable realm (`/../roles`) is not found, in a shell that works
  const realm = realmOf(pathname) ?? env().realm;
  usePrefetchRealm(realm);
  // whoever comes back to a realm may have other rights there by now
  useEffect(() => renewRights(realm), [realm]);
  return (
    <RealmContext value={realm}>
      <Suspense fallback={<Loading />}>
        <InLanguage first={language} onShown={onShown}>
          {page}
        </InLanguage>
      </Suspense>
      {around}
    </RealmContext>
  );
}

interface Props {
  /** Settles when the first texts are there; undefined when they are. */
  first: Promise<void> | undefined;
  /** Called when the children are in the page. */
  onShown: () => void;
  children: ReactNode;
}

/**
 * Shows its children in the language of the administrator with the texts of the realm in force. Waits for the first
 * texts; those of another realm or language replace them while the page stays.
 */
function InLanguage({ first, onShown, children }: Props) {
  if (first) use(first);
  const realm = useRealm();
  const { locale } = useWhoami();
  useTexts(realm, locale);
  useEffect(() => setPreference("gatehouse.locale", locale), [locale]);
  useEffect(onShown, [onShown]);
  return children;
}
