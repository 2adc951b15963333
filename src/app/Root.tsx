import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { InLanguage } from "~/app/InLanguage";
import { LeaveGuard } from "~/app/navigation/LeaveGuard";
import { SessionKeeper } from "~/app/session/SessionKeeper";
import { Shell } from "~/app/Shell";
import { WaitingCalls } from "~/app/session/WaitingCalls";
import { env } from "~/data/auth/env";
import { usePrefetchRealm } from "~/data/query/realm";
import { PermissionsProvider } from "~/data/access/permissions";
import { RealmContext } from "~/data/query/useRealm";
import { Alerts } from "~/kit/page/Alerts";
import { Loading } from "~/kit/page/Loading";
import { Questions } from "~/kit/dialog/questions";
import { realmOf } from "~/routes";

/** Made once: with another place only what depends on the address is drawn anew. */
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
