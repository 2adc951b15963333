import { render } from "@testing-library/react";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { anyDirty } from "~/data/write/drafts";
import { HalfMoved } from "~/features/authentication/details/HalfMoved";
import type { useExecutions } from "~/features/authentication/details/useExecutions";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock("~/kit/controls/Write", () => ({ WriteButton: () => null }));

type Executions = ReturnType<typeof useExecutions>;

it("a move that is half done is not left without a question: only this page can finish it", () => {
  const page = (halfMoved: unknown) => (
    <CacheProvider>
      <RealmContext value="r">
        <HalfMoved executions={{ halfMoved } as Executions} />
      </RealmContext>
    </CacheProvider>
  );
  const { rerender } = render(page({ name: "OTP" }));
  expect(anyDirty()).toBe(true);
  rerender(page(undefined));
  expect(anyDirty()).toBe(false);
});
