import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** A link, or just the words where there is no page to lead to: a name, whose direction is its own either way. */
export const LinkIfThere = ({ to, children }: { to: string | undefined; children?: ReactNode }) =>
  to ? <Link to={to}>{children}</Link> : <bdi>{children}</bdi>;
