import { NetworkError } from "@keycloak/keycloak-admin-client";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { MASK } from "~/data/write/merge";
import { useEdit } from "~/kit/form/useEdit";

jest.mock("~/kit/dialog/confirm", () => ({ confirm: async () => true }));

interface Provider {
  name: string;
  config: { secret?: string[]; url: string[] };
}
const toForm = ({ name }: Provider) => ({ name });
const toObject = (values: { name: string }) => values;
const labels = { of: new Map(), secret: [] };
const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="r">{children}</RealmContext>
  </CacheProvider>
);
const notFound = new NetworkError("HTTP", {
  response: { status: 404, headers: new Headers() } as Response,
  responseData: {},
});

/** Saves a changed provider that somebody deleted meanwhile. @returns what is created again */
async function recreated(object: Provider) {
  const recreate = jest.fn(async () => undefined);
  const { result } = renderHook(
    () =>
      useEdit<Provider, { name: string }, unknown>({
        name: "provider",
        object,
        toForm,
        toObject,
        read: async () => {
          throw notFound;
        },
        write: async () => undefined,
        recreate,
        call: "components.update",
        failed: "userProviderSaveError",
      }),
    { wrapper },
  );
  await act(async () => result.current.form.setValue("name", "new", { shouldDirty: true }));
  await act(() => result.current.submit(labels)());
  return recreate.mock.calls[0]?.slice(1);
}

it("an object is created again without the mask of its secret, and says that one is lost", async () => {
  expect(await recreated({ name: "a", config: { secret: [MASK], url: ["x"] } })).toEqual([
    { name: "new", config: { url: ["x"] } },
    true,
  ]);
});

it("an object without a secret is created again as it was", async () => {
  expect(await recreated({ name: "a", config: { url: ["x"] } })).toEqual([
    { name: "new", config: { url: ["x"] } },
    false,
  ]);
});
