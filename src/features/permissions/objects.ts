import { useEach } from "~/data/query/useEach";
import type { Address } from "~/place";
import { to } from "~/routes";

const pages: Readonly<Record<string, (id: string) => Address>> = {
  Users: (id) => to("user", { id, tab: "settings" }),
  Groups: (ids) => to("group", { ids }),
  Clients: (id) => to("client", { id, tab: "settings" }),
  Organizations: (id) => to("organization", { id, tab: "settings" }),
};

/** Address of an object that a permission is about; undefined where its id alone does not lead to it. */
export const objectPage = (type: string, id: string) => pages[type]?.(id);

/** What people call an object that a permission is about; its id as long as that is not known. */
export function useObjectName(type = "", id = ""): string {
  const ofType = (wanted: string) => (type === wanted && id ? [id] : []);
  const names = [
    useEach("users.findOne", ofType("Users"), () => [{ id }]).get(id)?.username,
    useEach("groups.findOne", ofType("Groups"), () => [{ id }]).get(id)?.path,
    useEach("clients.findOne", ofType("Clients"), () => [{ id }]).get(id)?.clientId,
    useEach("roles.findOneById", ofType("Roles"), () => [{ id }]).get(id)?.name,
    useEach("organizations.findOne", ofType("Organizations"), () => [{ id }]).get(id)?.name,
  ];
  return names.find(Boolean) ?? id;
}
