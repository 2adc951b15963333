import { flushSync } from "react-dom";
import { type To, useNavigate } from "react-router-dom";
import { useWhileShown } from "~/kit/dialog/useWhileShown";
import { useMayOpen } from "~/kit/page/useMayOpen";

/**
 * For a dialog that leads on to what it made: closes it first, because leaving asks while what was typed is there.
 * @returns leads to an address; only closes where there is none, and for who may not open its page. Closed meanwhile it leads
 * nowhere
 */
export function useLeadOn(onClose: () => void): (to: To | undefined) => void {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const whileShown = useWhileShown();
  return (to) =>
    whileShown(() => {
      flushSync(onClose);
      const address = typeof to === "object" ? to.pathname : to;
      if (to && mayOpen(address ?? "")) void navigate(to);
    });
}
