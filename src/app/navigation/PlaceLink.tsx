import { useRef } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { prepare } from "~/app/session/prepare";
import type { Place } from "~/place";
import { addressOf } from "~/routes";

/** Milliseconds that pointer or focus rest on a link before its place is prepared. */
const REST = 100;

interface Props extends Omit<LinkProps, "to"> {
  place: Place;
  params: Record<string, string>;
}

/** A link to a place that requests its code and its first read while pointer or focus rest on it. */
export function PlaceLink({ place, params, ...props }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      prepare(place, params);
    }, REST);
  };
  const leave = () => clearTimeout(timer.current);
  return (
    <Link
      {...props}
      to={addressOf(place, params)}
      onMouseEnter={rest}
      onMouseLeave={leave}
      onFocus={rest}
      onBlur={leave}
    />
  );
}
