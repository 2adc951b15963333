import { render } from "@testing-library/react";
import { RealmContext } from "~/data/query/useRealm";
import { dirtyForms } from "~/data/write/drafts";
import { RegistrationToken } from "~/features/clients/credentials/RegistrationToken";

let running = true;
jest.mock("~/data/write/action", () => ({ useAction: () => ({ running }) }));
jest.mock("~/kit/controls/Write", () => ({ WriteButton: () => null }));

it("is not left without a question while a token is on its way that nobody could see again", () => {
  const page = () => (
    <RealmContext value="r">
      <RegistrationToken client={{ id: "c" }} token="" onToken={jest.fn()} />
    </RealmContext>
  );
  const { rerender } = render(page());
  expect(dirtyForms.get().size).toBe(1);
  running = false;
  rerender(page());
  expect(dirtyForms.get().size).toBe(0);
});
