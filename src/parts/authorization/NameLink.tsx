import { Link } from "react-router-dom";
import type { Address } from "~/place";

/** Name of a row that leads to its page, also where the server took one that cannot be read; automation finds it by the name. */
export const NameLink = ({ name, to }: { name: string; to: Address }) => (
  <span data-testid={`name-column-${name}`}>
    <Link to={to}>
      <bdi>{name.trim() ? name : "—"}</bdi>
    </Link>
  </span>
);
