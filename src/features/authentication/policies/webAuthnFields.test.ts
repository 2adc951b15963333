import { newerFields } from "~/features/authentication/policies/webAuthnFields";

it("shows what the server takes for granted where a realm does not say how passkeys are offered", () => {
  const t = Object.assign(() => "", { ifThere: (key: string) => key });
  const fields = newerFields(t as never, "webAuthnPolicyPasswordless", true);
  expect(fields.find(({ name }) => name === "webAuthnPolicyPasswordlessMediation")).toMatchObject({
    placeholder: { text: "mediation.conditional" },
  });
});
