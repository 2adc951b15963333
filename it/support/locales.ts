// A realm whose console speaks several languages, with an administrator for each.
import { admin, createUser, type Account } from "./server";

/** Makes Gatehouse the console of a realm and switches languages on there. */
export const speak = (realm: string, supportedLocales: string[]) =>
  admin.realms.update(
    { realm },
    { realm, adminTheme: "gatehouse", internationalizationEnabled: true, supportedLocales, defaultLocale: "en" },
  );

/** Makes an administrator of a realm who reads a language. */
export async function reader(realm: string, locale: string): Promise<Account> {
  const user = await createUser(realm, `reader-${locale.toLowerCase()}`, ["realm-admin"]);
  const known = await admin.users.findOne({ realm, id: user.id });
  await admin.users.update({ realm, id: user.id }, { ...known, attributes: { locale: [locale] } });
  return user;
}
