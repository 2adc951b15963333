import type { Key } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";

const text = (name: string, label: Key, testId = name): FieldSpec => ({ kind: "text", name, label, testId });
const day = (name: string, label: Key): FieldSpec => ({ kind: "text", name, label, id: `kc-${name}`, type: "date" });

const choices = (
  name: string,
  label: Key,
  testId: string,
  values: readonly string[],
  words: (value: string) => string,
) =>
  ({
    kind: "select",
    name,
    label,
    isMulti: true,
    testId,
    inputLabel: "select",
    // a type is called "Login error", the column says LOGIN_ERROR: both find it
    findsInside: true,
    options: values.map((key) => ({ key, value: { text: words(key) } })),
  }) satisfies FieldSpec;

const testIds = { toggle: "dropdown-panel-btn", form: "searchForm", submit: "search-events-btn" };

/**
 * The form that searches user events.
 * @param fixed what the page is about and the form does not ask
 * @param types the types that the realm saves
 * @param words what a type is called
 * @param hasNames users are found by their names as well
 */
export function userEventPanel(
  fixed: { user?: string; client?: string },
  types: readonly string[] = [],
  words: (type: string) => string = (type) => type,
  hasNames = true,
): AdvancedSearch {
  return {
    label: "searchUserEventsBtn",
    submit: "searchUserEventsBtn",
    reset: "resetBtn",
    testIds,
    fields: [
      ...(fixed.user === undefined
        ? [text("user", hasNames ? "gatehouse.userIdOrName" : "userId", "userId-searchField")]
        : []),
      choices("type", "eventType", "event-type-searchField", [...types].toSorted(), words),
      ...(fixed.client === undefined ? [text("client", "client", "client-searchField")] : []),
      day("dateFrom", "dateFrom"),
      day("dateTo", "dateTo"),
      text("ipAddress", "ipAddress", "ipAddress-searchField"),
    ],
  };
}

/**
 * The form that searches admin events.
 * @param isFixed the page is about one resource path, which the form does not ask
 * @param enums values of `resourceType` and `operationType` as the server names them
 */
export function adminEventPanel(isFixed: boolean, enums: Record<string, string[]> = {}): AdvancedSearch {
  const { resourceType = [], operationType = [] } = enums;
  const same = (value: string) => value;
  return {
    label: "searchForAdminEvent",
    submit: "searchAdminEventsBtn",
    reset: "resetBtn",
    testIds,
    fields: [
      choices("resourceTypes", "resourceTypes", "resource-types-searchField", resourceType, same),
      choices("operationTypes", "operationTypes", "operation-types-searchField", operationType, same),
      ...(isFixed ? [] : [text("resourcePath", "resourcePath")]),
      text("authRealm", "realm"),
      text("authClient", "client"),
      text("authUser", "userId"),
      text("authIpAddress", "ipAddress"),
      day("dateFrom", "dateFrom"),
      day("dateTo", "dateTo"),
    ],
  };
}
