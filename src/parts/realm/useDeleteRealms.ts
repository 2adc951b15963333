import { useNavigate } from "react-router-dom";
import { useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { giveUpForms } from "~/data/write/drafts";
import { forgetRealm } from "~/data/query/cache";
import { env } from "~/data/auth/env";
import { failureOf, unlessGone } from "~/data/api/errors";
import type { RealmName } from "~/data/api/extra";
import { forgetRealms } from "~/data/browser/recentRealms";
import { confirm } from "~/kit/dialog/confirm";
import { goToConsole } from "~/parts/realm/goToConsole";
import { hereNow, realmOf, to } from "~/routes";

/** What scripts know the question on the realm's own page by; the name of the realm stands below it. */
const ownTitle = "deleteConfirmTitle";

/** Why realms could not be deleted, each by its name where there are several. */
function reasonOf(refused: { name: string; reason: unknown }[], several: boolean): unknown {
  if (!several) return refused[0]?.reason;
  return new Error(refused.map(({ name, reason }) => `${name}: ${failureOf(reason).message}`).join(", "));
}

/**
 * Deletes realms after asking for their name, or for the number of several (`DELETE /admin/realms/{realm}` for each), never the
 * administration realm.
 * @param next page of the administration realm that opens where the realm in force goes, too
 * @returns takes the realms, and what is called when the run is over
 */
export function useDeleteRealms(next: "realms" | "dashboard") {
  const navigate = useNavigate();
  const deletion = useAction(
    async (call, names: string[]) => {
      const results = await Promise.allSettled(names.map((realm) => call("realms.del", { realm }).catch(unlessGone)));
      const gone = names.filter((_, index) => results[index]?.status === "fulfilled");
      forgetRealms(gone);
      // who signed in to it has no session any more: another administrator may begin one
      if (gone.includes(env().realm)) return goToConsole(env().masterRealm, to(next, { realm: env().masterRealm }));
      // the realm whose page is shown by now
      if (gone.includes(realmOf(hereNow()) ?? "")) {
        giveUpForms();
        await navigate(to(next, { realm: env().masterRealm }));
      }
      gone.forEach(forgetRealm);
      const refused = results.flatMap((result, index) =>
        result.status === "rejected" ? [{ name: names[index] ?? "", reason: result.reason }] : [],
      );
      if (refused.length > 0) throw reasonOf(refused, names.length > 1);
      return undefined;
    },
    // scripts know the text of the list
    { done: "deletedSuccessRealmSetting", failed: next === "realms" ? "deleteError" : "deletedErrorRealmSetting" },
  );
  return async (rows: RealmName[], done?: () => void) => {
    const names = rows.map(({ name }) => name).filter((name) => name !== env().masterRealm);
    if (names.length < rows.length) addAlert("cantDeleteMasterRealm", "warning");
    if (names.length === 0) return;
    const named = ["deleteConfirmRealm", { count: names.length, name: names[0] ?? "" }] as const;
    const question = {
      title: next === "dashboard" ? ownTitle : named,
      body: "deleteConfirmRealmSetting",
      names,
      consequences: names.includes(env().realm) ? "gatehouse.ownRealmConsequences" : "gatehouse.realmConsequences",
      typed: names.length > 1 ? String(names.length) : names[0],
      label: "delete",
      danger: true,
    } as const;
    if (!(await confirm(question))) return;
    await deletion.run(names);
    done?.();
  };
}
