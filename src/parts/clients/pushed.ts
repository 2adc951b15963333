import type GlobalRequestResult from "@keycloak/keycloak-admin-client/lib/defs/globalRequestResult";
import { addAlert } from "~/data/write/alerts";

/** Tells which clients or nodes a push of "not before" reached; it goes to those with an admin URL. */
export function alertPushed({ successRequests = [], failedRequests = [] }: GlobalRequestResult): void {
  if (successRequests.length + failedRequests.length === 0) addAlert("noAdminUrlSet", "warning");
  if (successRequests.length > 0) addAlert(["gatehouse.pushed", { nodes: successRequests.join(", ") }]);
  if (failedRequests.length > 0) addAlert(["gatehouse.notPushed", { nodes: failedRequests.join(", ") }], "danger");
}
