import { useRef } from "react";
import { Link, type LinkProps } from "react-router-dom";
import type { Place } from "~/place";
import { addressOf } from "~/routes";

/** Milliseconds that pointer or focus rest on a link before its place is prepared. */
const REST = 100;

interface Props extends Omit<LinkProps, "to"> {
  place: Place;
  params: Record<string, string>;
}

/** A link to a place that asks for its code and its first read while pointer or focus rest on it. */
export function PlaceLink({ place, params, ...props }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prepare = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // what fails here fails again, and is told, when the link is followed
      void place.load().then(
        (page) => page.preload?.(params, ""),
        () => undefined,
      );
    }, REST);
  };
  const leave = () => clearTimeout(timer.current);
  return (
    <Link
      {...props}
      to={addressOf(place, params)}
      onMouseEnter={prepare}
      onMouseLeave={leave}
      onFocus={prepare}
      onBlur={leave}
    />
  );
}
