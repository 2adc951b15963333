import { hereForServer } from "~/data/auth/adapter";

jest.mock("keycloak-js", () => ({ __esModule: true, default: Object }));

const roundTrip = (hash: string) => {
  window.history.replaceState(null, "", `/admin/master/console/${hash}`);
  return hereForServer().replace("http://localhost/admin/master/console/", "");
};

test.each(["", "#/a%25b/users", "#/%252F/realms?search=x%26y%3D%2B+z", "#/%D8%B9/a'(b)~;c=1"])(
  "%p stays as it is",
  (hash) => {
    expect(roundTrip(hash)).toBe(hash);
  },
);

test("what the server refuses in a redirect is encoded", () => {
  expect(roundTrip("#/a{b}|c^d\\e/100%/%zz#f")).toBe("#/a%7Bb%7D%7Cc%5Ed%5Ce/100%25/%25zz%23f");
});
