import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { EmitEvents } from "~/features/clients/ssf/EmitEvents";

type Run = (call: (...input: unknown[]) => Promise<object>, values: object) => Promise<unknown>;

const mockSend = jest.fn(async (..._input: unknown[]) => ({ status: "sent" }));
jest.mock("~/data/write/action", () => ({
  useAction: (run: Run) => ({ running: false, run: (values: object) => run(mockSend, values) }),
}));
jest.mock("~/data/query/cache", () => ({ useOptional: () => ({ availableSupportedEvents: ["Revoked"] }) }));
jest.mock("~/kit/page/place", () => ({ usePlace: () => ({ params: { id: "c" } }) }));
jest.mock("~/kit/controls/Write", () => ({
  WriteButton: ({ isDisabled, children }: { isDisabled: boolean; children: ReactNode }) => (
    <button disabled={isDisabled}>send {children}</button>
  ),
}));

const send = () => screen.getByRole<HTMLButtonElement>("button", { name: /^send/u });

/** Sends an event with a payload. @returns what the server gets for it */
async function sent(payload: string): Promise<unknown> {
  render(<EmitEvents clientId="app" />);
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

beforeEach(() => mockSend.mockClear());

it("puts the time in place of __now__ before it reads the payload, as its help says", async () => {
  jest.spyOn(Date, "now").mockReturnValue(1_700_000_000_999);
  expect(await sent('{ "event_timestamp": __now__ }')).toMatchObject({ event: { event_timestamp: 1_700_000_000 } });
  jest.restoreAllMocks();
});

it("sends an empty payload where none is typed", async () => {
  expect(await sent("")).toMatchObject({ eventType: "Revoked", subjectValue: "a@b.example", event: {} });
});
