import { relativeParts } from "~/kit/controls/RelativeTime";

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000] as const;

it.each([
  [0, [0, "second"]],
  [-14 * second, [0, "second"]],
  [14 * second, [0, "second"]],
  [-59 * second, [-59, "second"]],
  [-minute, [-1, "minute"]],
  [-(hour - 1), [-59, "minute"]],
  [-hour, [-1, "hour"]],
  [-29 * day, [-29, "day"]],
  [-31 * day, [-1, "month"]],
  [-800 * day, [-2, "year"]],
  [2 * hour + minute, [2, "hour"]],
])("%d ms are %j", (span, parts) => {
  expect(relativeParts(span)).toEqual(parts);
});
