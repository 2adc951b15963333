import { render, screen } from "@testing-library/react";
import { ClientPreview } from "~/features/clients/importing/ClientPreview";
import { setTexts } from "~/i18n/i18n";

const HEADER = "ssf.stream.delivery.authorizationHeader";
setTexts("en", { authenticationOverrides: "Authentication flow overrides", attributes: "Attributes" });

it("shows the flows that the client overrides by their ids: those of another realm are not there", () => {
  const client = {
    clientId: "shop",
    attributes: { "made.up": "kept", "client.secret.rotated": "old", [HEADER]: "Bearer old" },
    authenticationFlowBindingOverrides: { browser: "f1", direct_grant: "" },
  };
  render(<ClientPreview client={client} there={[]} />);
  const [terms, values] = ["term", "definition"].map((role) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent),
  );
  expect(terms).toEqual(["Attributes", "Authentication flow overrides"]);
  expect(values).toEqual([`made.up = keptclient.secret.rotated${HEADER}`, "browser = f1"]);
});
