import { flushSync } from "react-dom";
import { type To, useNavigate } from "react-router-dom";

/**
 * For a dialog that leads on to what it made: closes it first, because leaving asks while what was typed is there.
 * @returns leads to an address; only closes where there is none
 */
export function useLeadOn(onClose: () => void): (to: To | undefined) => void {
  const navigate = useNavigate();
  return (to) => {
    flushSync(onClose);
    if (to) void navigate(to);
  };
}
