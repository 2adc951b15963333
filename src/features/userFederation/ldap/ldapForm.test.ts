import { changesBetween } from "~/data/write/merge";
import { newLdap, toForm, toObject, trimmed } from "~/features/userFederation/ldap/ldapForm";

const provider = (config: Record<string, string[]>) => ({ name: "people", config });

describe("toForm and toObject", () => {
  it("change nothing of a provider that is only shown, however little it says", () => {
    for (const one of [provider({}), provider({ fullSyncPeriod: ["0"], bindCredential: ["**********"] }), newLdap])
      expect(changesBetween(toObject(toForm(one)), toObject(toForm(one)))).toEqual([]);
  });

  it("show what the server takes for granted", () => {
    expect(toForm(provider({})).config).toMatchObject({
      importEnabled: ["true"],
      removeInvalidUsersEnabled: ["true"],
      searchScope: ["2"],
      useTruststoreSpi: ["always"],
    });
    expect(toForm(provider({ importEnabled: ["false"] })).config.importEnabled).toEqual(["false"]);
  });

  it.each([[[]], [["-1"]], [["0"]]])("take a period %j for none", (fullSyncPeriod) => {
    const values = toForm(provider({ fullSyncPeriod }));
    expect(values.periodicFullSync).toBe(false);
    expect(toObject(values).config.fullSyncPeriod).toEqual(["-1"]);
  });

  it("keep a period, and begin with a week and a day", () => {
    const values = toForm(provider({ fullSyncPeriod: ["60"] }));
    expect(values).toMatchObject({ periodicFullSync: true, periodicChangedUsersSync: false });
    const on = toObject({ ...values, periodicChangedUsersSync: true });
    expect(on.config).toMatchObject({ fullSyncPeriod: ["60"], changedSyncPeriod: ["86400"] });
    expect(Object.keys(on)).toEqual(["name", "config"]);
  });
});

it("leaves out the blanks around what was typed, of what the directory compares", async () => {
  const stored = provider({ usersDn: [" dc=stored "], bindCredential: ["old"] });
  const values = toForm(stored);
  const added = { connectionUrl: [" ldaps://a "], usernameLDAPAttribute: ["uid "], bindCredential: [" new "] };
  const typed = { ...values, config: { ...values.config, ...added } };
  const { config } = await trimmed(changesBetween(toObject(values), toObject(typed)), typed);
  expect(config).toMatchObject({
    connectionUrl: ["ldaps://a"],
    usernameLDAPAttribute: ["uid"],
    usersDn: [" dc=stored "],
    bindCredential: [" new "],
  });
});
