import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { InRealm } from "~/kit/page/InRealm.mock";

/** A dialog that sends a write. */
export interface Sending {
  dialog: (onClose: () => void) => ReactNode;
  /** What the server answers to reads, by a part of their address; the first that fits. */
  reads?: Record<string, unknown>;
  /** Fills it in and sends it. */
  send: () => Promise<unknown>;
  /** Whether it is given up while its write runs. */
  isGivenUp: boolean;
}

const answerOf = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

function Host({ dialog, onClose }: Pick<Sending, "dialog"> & { onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return isOpen && dialog(close);
}

/**
 * Opens a dialog for who may do everything here, sends what is in it, and waits until the server has answered.
 * @returns how often it was closed: closed twice, it would close the dialog that was opened since
 */
export async function closings({ dialog, reads = {}, send, isGivenUp }: Sending): Promise<number> {
  who.held = ["view-realm", "manage-realm", "view-clients", "manage-clients"];
  cache.clear();
  const onClose = jest.fn();
  const sent = jest.fn();
  let end: () => void = () => {};
  global.fetch = jest.fn(async (address, { method = "GET" }: RequestInit = {}) => {
    if (method === "GET") {
      const found = Object.entries(reads).find(([part]) => String(address).includes(part));
      return answerOf(found ? found[1] : {});
    }
    sent();
    await new Promise<void>((resolve) => (end = resolve));
    return new Response(null, { status: 201, headers: { location: `${String(address)}/made` } });
  });
  render(
    <InRealm>
      <Host dialog={dialog} onClose={onClose} />
    </InRealm>,
  );
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  if (isGivenUp) await userEvent.click(screen.getByTestId("cancel"));
  await act(async () => end());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  // what else follows from the answer
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return onClose.mock.calls.length;
}
