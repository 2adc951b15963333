import { changesBetween } from "~/data/write/merge";
import { newKerberos, toForm, toObject } from "~/features/userFederation/kerberosForm";

it("shows the mode that the server takes for granted, and writes it only where it is changed", () => {
  const shown = toForm({ name: "spnego", config: { debug: ["true"] } });
  expect(shown.config).toMatchObject({ editMode: ["UNSYNCED"], debug: ["true"] });
  expect(changesBetween(toObject(shown), toObject(shown))).toEqual([]);
  expect(toForm(newKerberos).config.editMode).toEqual(["READ_ONLY"]);
});
