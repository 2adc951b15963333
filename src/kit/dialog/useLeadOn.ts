import { flushSync } from "react-dom";
import { type To, useNavigate } from "react-router-dom";
import { useMayOpen } from "~/kit/page/useMayOpen";

/**
 * For a dialog that leads on to what it made: closes it first, because leaving asks while what was typed is there.
 * @returns leads to an address; only closes where there is none, and for who may not open its page
 */
export function useLeadOn(onClose: () => void): (to: To | undefined) => void {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  return (to) => {
    flushSync(onClose);
    const address = typeof to === "object" ? to.pathname : to;
    if (to && mayOpen(address ?? "")) void navigate(to);
  };
}
