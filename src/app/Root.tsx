import { Suspense } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { InLanguage } from "~/app/InLanguage";
import { LeaveGuard } from "~/app/LeaveGuard";
import { PageArea } from "~/app/PageArea";
import { SessionKeeper } from "~/app/SessionKeeper";
import { Shell } from "~/app/Shell";
import { WaitingCalls } from "~/app/WaitingCalls";
import { env } from "~/data/env";
import { usePrefetchRealm } from "~/data/realm";
import { Rights } from "~/data/rights";
import { RealmContext } from "~/data/useRealm";
import { Alerts } from "~/kit/Alerts";
import { Loading } from "~/kit/Loading";
import { Questions } from "~/kit/questions";
import { realmOf, to } from "~/routes";

/** Made once: with another place only what depends on the address is drawn anew. */
const page = (
  <Rights>
    <Shell>
      <PageArea />
    </Shell>
    <Questions />
    <LeaveGuard />
  </Rights>
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
  if (!pathname.split("/")[1]) return <Navigate to={to("dashboard", { realm })} replace />;
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
