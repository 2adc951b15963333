import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import { RealmContext } from "~/data/query/useRealm";
import { useImport } from "~/features/identityProviders/adding/useImport";
import type { ProviderValues } from "~/features/identityProviders/settings/providerForm";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

/** Requests that wait for their answer, in their order; unlike a browser's they do not end when they are aborted. */
let requests: { fromUrl: string; answer: (status: number, body: Record<string, string>) => Promise<void> }[];

/** What the form begins with. */
let start: Record<string, string>;

beforeEach(() => {
  start = {};
  requests = [];
  global.fetch = jest.fn(
    (_, init) =>
      new Promise<Response>((resolve) => {
        const answer = (status: number, body: Record<string, string>) =>
          act(async () =>
            resolve(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } })),
          );
        requests.push({ fromUrl: JSON.parse(String(init?.body)).fromUrl, answer });
      }),
  );
});

function Form({ children }: { children: ReactNode }) {
  const form = useForm<ProviderValues>({ defaultValues: { config: start } });
  return (
    <RealmContext value="a">
      <FormProvider {...form}>{children}</FormProvider>
    </RealmContext>
  );
}

/** A form with the hook in it. */
function shown() {
  const { result, unmount } = renderHook(() => ({ ...useImport("oidc"), form: useFormContext<ProviderValues>() }), {
    wrapper: Form,
  });
  const read = async (address: string, isWanted?: () => boolean) => {
    const reading: { ended?: unknown } = {};
    await act(async () => {
      void result.current.read(address, isWanted).then((ended) => (reading.ended = ended));
      await Promise.resolve();
    });
    return reading;
  };
  const { form } = result.current;
  return { read, unmount, form, stop: () => act(() => result.current.stop()), config: () => form.getValues("config") };
}

/** Waits until a request is there. */
const request = async (index: number) => {
  for (let tries = 0; !requests[index] && tries < 50; tries++)
    await act(async () => new Promise((next) => setTimeout(next)));
  return requests[index]!;
};

it("takes nothing of a reading that another one replaced, also where the address is the same again", async () => {
  const { read, config } = shown();
  const first = await read("https://a");
  const slow = await request(0);
  const second = await read("https://b");
  await request(1);
  const third = await read("https://a");
  const last = await request(2);
  expect(requests.map(({ fromUrl }) => fromUrl)).toEqual(["https://a", "https://b", "https://a"]);
  await slow.answer(200, { issuer: "first" });
  await requests[1]!.answer(500, { error: "broken" });
  expect([first.ended, second.ended, third.ended]).toEqual(["replaced", "replaced", undefined]);
  expect(config()).toEqual({});
  await last.answer(200, { issuer: "last" });
  expect(third.ended).toEqual({ problem: undefined });
  expect(config()).toEqual({ issuer: "last" });
});

it("takes nothing that is not wanted any more, and mixes no settings of two servers", async () => {
  const { read, config } = shown();
  await read("https://a");
  await (await request(0)).answer(200, { issuer: "a", logoutUrl: "https://a/logout" });
  await read("https://b");
  await (await request(1)).answer(200, { issuer: "b" });
  expect(config()).toEqual({ issuer: "b", logoutUrl: "" });
  const unwanted = await read("https://c", () => false);
  await (await request(2)).answer(200, { issuer: "c" });
  expect(unwanted.ended).toBe("replaced");
  expect(config()).toEqual({ issuer: "b", logoutUrl: "" });
  const failed = await read("https://d");
  await (await request(3)).answer(400, { errorMessage: "no metadata" });
  expect(failed.ended).toEqual({ problem: "gatehouse.metadataFailed" });
  expect(config()).toEqual({ issuer: "b", logoutUrl: "" });
});

it("leaves a setting as the form began where only an earlier reading gave it", async () => {
  start = { nameIDPolicyFormat: "persistent" };
  const { read, config } = shown();
  await read("https://a");
  await (await request(0)).answer(200, { idpEntityId: "a", nameIDPolicyFormat: "emailAddress" });
  await read("https://b");
  await (await request(1)).answer(200, { idpEntityId: "b" });
  expect(config()).toEqual({ idpEntityId: "b", nameIDPolicyFormat: "persistent" });
});

it("takes nothing after it was stopped, and leaves what was typed while it read", async () => {
  const { read, stop, form, config } = shown();
  const stopped = await read("https://a");
  const late = await request(0);
  stop();
  await late.answer(200, { issuer: "a" });
  expect(stopped.ended).toBe("replaced");
  expect(config()).toEqual({});
  await read("https://b");
  const slow = await request(1);
  act(() => form.setValue("config.tokenUrl", "https://typed"));
  await slow.answer(200, { issuer: "b", tokenUrl: "https://b/token" });
  expect(config()).toEqual({ issuer: "b", tokenUrl: "https://typed" });
});

it("knows what an earlier reading gave from a draft of the form", async () => {
  const first = shown();
  await first.read("https://a");
  await (await request(0)).answer(200, { issuer: "a", logoutUrl: "https://a/logout" });
  const draft = first.form.getValues();
  first.unmount();
  const { read, form, config } = shown();
  act(() => form.reset(draft, { keepDefaultValues: true }));
  await read("https://b");
  await (await request(1)).answer(200, { issuer: "b" });
  expect(config()).toEqual({ issuer: "b", logoutUrl: "" });
});

it("leaves nothing of a reading in the form when a draft with another one comes into it, but what was typed", async () => {
  const { read, form, config } = shown();
  await read("https://a");
  const found = { issuer: "a", logoutUrl: "https://a/logout", tokenUrl: "https://a/token" };
  await (await request(0)).answer(200, found);
  const discovery = { url: "https://b", read: "https://b", filled: ["issuer"] };
  const drafted = { issuer: "b", logoutUrl: "https://a/logout", tokenUrl: "https://typed" };
  await act(async () => form.reset({ discovery, config: drafted }, { keepDefaultValues: true }));
  expect(config()).toEqual({ issuer: "b", logoutUrl: "", tokenUrl: "https://typed" });
});
