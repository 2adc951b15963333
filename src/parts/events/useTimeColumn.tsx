import { RelativeTime } from "~/kit/controls/RelativeTime";
import type { Column } from "~/kit/list/columns";
import { useZonedTime } from "~/parts/events/useZonedTime";

/** When an event happened: relative in the list; the exact time is the tooltip, and in exports. */
export function useTimeColumn<Event extends { time?: number }>(): Column<Event> {
  const exact = useZonedTime();
  return {
    name: "time",
    label: "time",
    text: ({ time }) => exact(time),
    cell: ({ time }) => <RelativeTime time={time} exact={exact(time)} />,
    order: ({ time }) => time ?? 0,
  };
}
