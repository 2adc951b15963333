import { trail } from "~/app/navigation/trail";
import type { Place } from "~/place";

const place = (label: Place["label"], under?: string): Place => ({
  path: "/:realm",
  access: "anyone",
  label,
  load: () => Promise.reject(new Error("not loaded here")),
  under,
});

test("leads from the outermost place to the given one", () => {
  const places = { clients: place("clients"), client: place("details", "clients"), key: place("keys", "client") };
  expect(trail(places.key, places)).toEqual([places.clients, places.client, places.key]);
  expect(trail(places.clients, places)).toEqual([places.clients]);
});

test("ends at a place that is not in the site map and does not go in circles", () => {
  const lost = place("details", "nowhere");
  expect(trail(lost, { lost })).toEqual([lost]);
  const places = { a: place("clients", "b"), b: place("details", "a") };
  expect(trail(places.a, places)).toEqual([places.b, places.a]);
});
