import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { EmitEvents } from "~/features/clients/ssf/EmitEvents";

type Run = (call: (...input: unknown[]) => Promise<object>, values: object) => Promise<unknown>;

const mockSend = jest.fn<Promise<object>, unknown[]>();
jest.mock("~/data/write/action", () => ({
  useAction: (run: Run) => ({ running: false, run: (values: object) => run(mockSend, values) }),
}));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
const mockConfig = jest.fn<object | undefined, []>();
jest.mock("~/data/query/cache", () => ({
  useOptional: () => mockConfig(),
  useData: () => ({ eventsSupported: ["Revoked"] }),
}));
jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => ({}) }));
jest.mock("~/kit/page/place", () => ({ usePlace: () => ({ params: { id: "c" } }) }));
jest.mock("~/kit/controls/Write", () => ({
  WriteButton: ({ isDisabled, children }: { isDisabled: boolean; children: ReactNode }) => (
    <button disabled={isDisabled}>send {children}</button>
  ),
}));

const send = () => screen.getByRole<HTMLButtonElement>("button", { name: /^send/u });

/** Sends an event with a payload. @returns what the server gets for it */
async function sent(payload: string): Promise<unknown> {
  render(
    <MemoryRouter>
      <EmitEvents clientId="app" />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.click(await screen.findByRole("option", { name: "Revoked" }));
  await userEvent.type(screen.getByTestId("ssfSubjectValue"), "a@b.example");
  fireEvent.change(screen.getByTestId("ssfEmitPayload"), { target: { value: payload } });
  await waitFor(() => expect(send().disabled).toBe(false));
  await userEvent.click(send());
  await waitFor(() => expect(mockSend).toHaveBeenCalled());
  const [, , body] = mockSend.mock.lastCall ?? [];
  return body;
}

beforeEach(() => {
  mockSend.mockReset().mockResolvedValue({ status: "sent" });
  mockConfig.mockReturnValue({ availableSupportedEvents: ["Revoked"] });
});

it("puts the time in place of __now__ before it reads the payload, as its help says", async () => {
  jest.spyOn(Date, "now").mockReturnValue(1_700_000_000_999);
  expect(await sent('{ "event_timestamp": __now__ }')).toMatchObject({ event: { event_timestamp: 1_700_000_000 } });
  jest.restoreAllMocks();
});

it("sends an empty payload where none is typed", async () => {
  expect(await sent("")).toMatchObject({ eventType: "Revoked", subjectValue: "a@b.example", event: {} });
});

it("offers the events of the stream to who may not see what the realm can send", async () => {
  mockConfig.mockReturnValue(undefined);
  expect(await sent("{}")).toMatchObject({ eventType: "Revoked" });
});

it.each([
  [{ status: "dispatched", jti: "1" }, "Info alert:"],
  [{ status: "dropped_filtered" }, "Warning alert:"],
])("warns of an event that was not sent: %j", async (answer, kind) => {
  mockSend.mockResolvedValue(answer);
  await sent("{}");
  expect((await screen.findByTestId("ssfEmitResult")).textContent).toContain(kind);
});
