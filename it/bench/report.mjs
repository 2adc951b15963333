// What the measurements must come to, and the tables that say whether they do.

/** Largest ratios of Gatehouse to the stock console: [what, key of the measurement, slowdown of the CPU, cold, warm]. */
const TARGETS = [
  ["kB until it shows", "rowBytes", 1, 0.42, 0.03],
  ["kB in all", "bytes", 1, 0.58, 0.03],
  ["requests in all", "requests", 1, 0.62, 0.55],
  ["ms until it shows", "ms", 1, 0.65, 0.5],
  ["ms, CPU slowed 4×", "ms", 4, 0.65, 0.5],
];
/** Most that the console's own page may load before sign-in. */
const BEFORE_SIGN_IN = { bytes: 40_000, requests: 4 };

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
/** The middle value of one key of several measurements; of an even number the greater of the two in the middle. */
export const median = (samples, key) => middle(samples.map((sample) => sample[key]));

const shown = (key, value) =>
  key.toLowerCase().endsWith("bytes") ? (value / 1_000).toFixed(1) : String(Math.round(value));
const verdict = (ok) => (ok ? "ok" : "MISSED");

/** A markdown table with columns of one width, so that it reads well in a terminal, too. */
function table(head, rows) {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/**
 * The stock console and Gatehouse side by side.
 * @param what names the place
 * @param stock and gatehouse: { "cold 1": [measurements], "warm 1", "cold 4", "warm 4" }, the number is the slowdown
 * @returns { text, missed }: a table, and how many targets were missed
 */
export function compared(what, stock, gatehouse) {
  const rows = TARGETS.flatMap(([number, key, slowdown, ...limits]) =>
    ["cold", "warm"].map((state, n) => {
      const name = `${state} ${slowdown}`;
      const values = [median(stock[name], key), median(gatehouse[name], key)];
      const ratio = values[1] / values[0];
      const numbers = [...values.map((value) => shown(key, value)), ratio.toFixed(3), `≤ ${limits[n]}`];
      return [number, state, ...numbers, verdict(ratio <= limits[n])];
    }),
  );
  const head = [`${what}, medians`, "", "stock", "Gatehouse", "ratio", "target", ""];
  return { text: table(head, rows), missed: rows.filter((row) => row.includes("MISSED")).length };
}

/** A warm load of Gatehouse in which the hourly refresh of texts and server info is due; there is no target for it. */
export function refreshed(what, samples) {
  const row = ["ms", "rowBytes", "bytes", "requests"].map((key) => shown(key, median(samples, key)));
  const head = [`${what}, hourly refresh due`, "ms", "kB until it shows", "kB in all", "requests"];
  return { text: table(head, [["Gatehouse", ...row]]), missed: 0 };
}

/** What Gatehouse's own page loads before the login page. */
export function beforeSignIn(sample) {
  const rows = Object.entries(BEFORE_SIGN_IN).map(([key, limit]) => [
    key === "bytes" ? "kB" : key,
    shown(key, sample[key]),
    `≤ ${key === "bytes" ? limit / 1_000 : limit}`,
    verdict(sample[key] <= limit),
  ]);
  return {
    text: table(["Before sign-in", "Gatehouse", "target", ""], rows),
    missed: rows.filter((row) => row.includes("MISSED")).length,
  };
}

/** Largest ratios of Gatehouse to the stock console on the tour: key of the measurement, what it is, limit. */
const TOUR_TARGETS = [
  ["first", "ms of the hops, first visit", 0.65],
  ["second", "ms of the hops, second visit", 0.55],
  ["calls", "admin calls", 1],
  ["heap", "bytes of heap at the end", 1],
];
/** Milliseconds of the longest task while somebody types. */
const LONGEST_TASK = 50;

/**
 * The median of a measurement; of a round the sum of the medians of its hops, so that what the machine did besides during
 * one hop does not count for the others.
 */
const typical = (samples, key) =>
  Array.isArray(samples[0][key])
    ? samples[0][key].reduce((sum, _, hop) => sum + middle(samples.map((sample) => sample[key][hop])), 0)
    : median(samples, key);

/** A tour by the navigation, twice. @param samples { stock, gatehouse }: measurements of each */
export function toured(tour, { stock, gatehouse }) {
  const rows = TOUR_TARGETS.map(([key, what, limit]) => {
    const values = [typical(stock, key), typical(gatehouse, key)];
    const ratio = values[1] / values[0];
    const numbers = [...values.map((value) => String(Math.round(value))), ratio.toFixed(3), `≤ ${limit}`];
    return [what, ...numbers, verdict(ratio <= limit)];
  });
  const head = [`Tour: ${tour}`, "stock", "Gatehouse", "ratio", "target", ""];
  return { text: table(head, rows), missed: rows.filter((row) => row.includes("MISSED")).length };
}

/** The longest tasks in the grid of texts, CPU slowed 4 times; a task under 50 ms counts as none. */
export function moved(samples) {
  const rows = [
    ["ms of the longest task, keys", "keys"],
    ["ms of the longest task, wheel", "wheel"],
  ].map(([what, key]) => {
    const longest = median(samples, key);
    const shown = longest ? String(Math.round(longest)) : "< 50";
    return [what, shown, `≤ ${LONGEST_TASK}`, verdict(longest <= LONGEST_TASK)];
  });
  const head = ["Moving in 15,000 texts, CPU slowed 4×", "Gatehouse", "target", ""];
  return { text: table(head, rows), missed: rows.filter((row) => row.includes("MISSED")).length };
}

/** The longest task over the key strokes; a task under 50 ms counts as none. */
export function typed(form, samples) {
  const longest = median(samples, "longest");
  const shown = longest ? String(Math.round(longest)) : "< 50";
  const row = ["ms of the longest task", shown, `≤ ${LONGEST_TASK}`, verdict(longest <= LONGEST_TASK)];
  return {
    text: table([`Typing into ${form}, CPU slowed 4×`, "Gatehouse", "target", ""], [row]),
    missed: longest <= LONGEST_TASK ? 0 : 1,
  };
}

/** Work without a browser. @param rows [what, milliseconds of the processor, the most that is allowed] */
export function worked(rows) {
  const shown = rows.map(([what, ms, most]) => [what, String(Math.round(ms)), `≤ ${most}`, verdict(ms <= most)]);
  const missed = rows.filter(([, ms, most]) => ms > most).length;
  return { text: table(["ms of the processor", "Gatehouse", "target", ""], shown), missed };
}

/** Largest ratios of Gatehouse to the stock console for a page of one object: key of the measurement, what it is, limit. */
const DETAIL_TARGETS = [
  ["ms", "ms until it shows", 0.6],
  ["calls", "admin calls", 1],
];

/** The page of one object, cold. @param stock and gatehouse are measurements of each */
export function detailed(what, stock, gatehouse) {
  const rows = DETAIL_TARGETS.map(([key, name, limit]) => {
    const values = [median(stock, key), median(gatehouse, key)];
    const ratio = values[1] / values[0];
    const numbers = [...values.map((value) => shown(key, value)), ratio.toFixed(3), `≤ ${limit}`];
    return [name, ...numbers, verdict(ratio <= limit)];
  });
  const head = [`${what}, cold`, "stock", "Gatehouse", "ratio", "target", ""];
  return { text: table(head, rows), missed: rows.filter((row) => row.includes("MISSED")).length };
}

/** Milliseconds of its own that the console may take for the tokens of a client with 100 mappers. */
const EVALUATION = 1000;

/** What the tokens of a client would be, without what the page waited for answers. */
export function evaluated(samples) {
  const ms = median(samples, "ownMs");
  const row = ["ms without the server's answers", String(Math.round(ms)), `≤ ${EVALUATION}`, verdict(ms <= EVALUATION)];
  return {
    text: table(["Evaluation of 100 mappers", "Gatehouse", "target", ""], [row]),
    missed: ms <= EVALUATION ? 0 : 1,
  };
}

/** What may not depend on how much the server holds: [key, what it is, least ratio, largest ratio]. */
const GROWTH = {
  realms: [
    ["requests", "requests in all", 0.99, 1.01],
    ["bytes", "kB in all", 0.99, 1.01],
    ["ownMs", "ms without the server's answers", 0, 1.1],
  ],
  counted: [
    ["requests", "requests in all", 1, 1],
    ["calls", "admin calls", 1, 1],
    // a list that is on one page has more of them: its columns sort
    ["nodes", "elements of the page", 0, 1.05],
  ],
  people: [
    ["requests", "requests in all", 0.95, 1.05],
    ["bytes", "kB in all", 0.95, 1.05],
    ["nodes", "elements of the page", 0.95, 1.05],
    ["ownMs", "ms without the server's answers", 0, 1.2],
  ],
};

/**
 * Gatehouse on a server that holds little and on one that holds much; times without what the page waited for answers.
 * @param kind of GROWTH
 * @param what names the place
 * @param counts how much the two hold
 */
export function grown(kind, what, counts, few, many) {
  const rows = GROWTH[kind].flatMap(([key, name, least, most]) =>
    ["cold 1", "warm 1"].map((state) => {
      const values = [few, many].map((samples) => median(samples[state], key));
      const ratio = values[1] / values[0];
      const target = least ? `${least} to ${most}` : `≤ ${most}`;
      const numbers = [...values.map((value) => shown(key, value)), ratio.toFixed(3), target];
      return [name, state.split(" ")[0], ...numbers, verdict(ratio >= least && ratio <= most)];
    }),
  );
  const head = [`Gatehouse, ${what}`, "", ...counts, "ratio", "target", ""];
  return { text: table(head, rows), missed: rows.filter((row) => row.includes("MISSED")).length };
}
