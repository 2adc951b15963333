import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useMayOpen } from "~/kit/page/useMayOpen";

/**
 * A link, or just the words where there is no page to lead to, or none that the administrator may open: a name, whose
 * direction is its own either way.
 */
export function LinkIfThere({ to, children }: { to: string | undefined; children?: ReactNode }) {
  const mayOpen = useMayOpen();
  return to && mayOpen(to) ? <Link to={to}>{children}</Link> : <bdi>{children}</bdi>;
}
