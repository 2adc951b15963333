import { placeIn } from "~/app/navigation/placeIn";

test.each([
  ["/master", "/50%25%20%22off%22"],
  ["/master/info", "/50%25%20%22off%22/info"],
  // the list of realms belongs to no realm
  ["/master/realms", "/50%25%20%22off%22"],
  ["/master/no/such/place", "/50%25%20%22off%22"],
  ["/master/no-such-tab", "/50%25%20%22off%22"],
])("switching at %s leads to %s", (here, there) => expect(placeIn('50% "off"', here)).toBe(there));

test("a literal %2F in a name stays one", () => expect(placeIn("a%2Fb", "/master")).toBe("/a%252Fb"));
