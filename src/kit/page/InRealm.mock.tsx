import { type ReactNode, Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { PermissionsProvider } from "~/data/access/permissions";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";

interface Props {
  /** Address of the page; that of no place when left out. */
  at?: string;
  realm?: string;
  children: ReactNode;
}

/** Around what a test renders: router, cache of reads, realm, and the rights of who is signed in (`access.mock`). */
export const InRealm = ({ at = "/", realm = "r", children }: Props) => (
  <MemoryRouter initialEntries={[at]}>
    <CacheProvider>
      <RealmContext value={realm}>
        <PermissionsProvider>
          <Suspense>{children}</Suspense>
        </PermissionsProvider>
      </RealmContext>
    </CacheProvider>
  </MemoryRouter>
);
