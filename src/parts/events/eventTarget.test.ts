import { eventTarget, userIn } from "~/parts/events/eventTarget";

const STORAGE = "1c5f3c2e-5c2b-4b0e-9a54-0a4f5d1f7e10";
const USER = "7d0a0f0c-4b0d-4f8e-8f55-2b7c9a1d6e42";

beforeEach(() => (window.location.hash = "#/r/events/admin-events"));

it.each([
  [`users/${USER}`, USER],
  [`users/${USER}/role-mappings/clients/${STORAGE}`, USER],
  // of a storage that imports nobody
  [`users/f:${STORAGE}:anna é%`, `f:${STORAGE}:anna é%`],
  ["users/f:nxE6YQEvQV-RCi2uohMT4A:anna/logout", "f:nxE6YQEvQV-RCi2uohMT4A:anna"],
  [`users/f:${STORAGE}:${USER}/groups/${STORAGE}`, `f:${STORAGE}:${USER}`],
  ["users/profile", undefined],
  [`groups/${STORAGE}`, undefined],
])("the user of %s", (path, id) => {
  expect(userIn(path)).toBe(id);
});

it.each([
  [`users/f:${STORAGE}:anna`, `/r/users/${encodeURIComponent(`f:${STORAGE}:anna`)}/settings`],
  [`users/${USER}/reset-password`, `/r/users/${USER}/settings`],
  ["users/profile", undefined],
  [`groups/${STORAGE}/children`, `/r/groups/${STORAGE}`],
  [`clients/${STORAGE}/authz/resource-server/policy/${USER}`, `/r/clients/${STORAGE}/authorization`],
  // imported under an id of its own
  [`clients/shop/protocol-mappers/models/${STORAGE}`, undefined],
  [`authentication/flows/${STORAGE}`, `/r/authentication/${STORAGE}/-`],
  [`authentication/flows/moving-${STORAGE}/executions/execution`, undefined],
])("the page of %s", (resourcePath, page) => {
  expect(eventTarget({ operationType: "UPDATE", resourcePath })).toBe(page);
});
