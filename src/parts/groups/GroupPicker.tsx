import { Breadcrumb, BreadcrumbItem, Button } from "@patternfly/react-core";
import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { useState } from "react";
import { usePaged } from "~/data/query/cache";
import { type Text, useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";
import { Pager } from "~/kit/list/Pager";
import { Search } from "~/kit/list/Search";
import { GroupList, NoGroups } from "~/parts/groups/GroupList";

interface Props {
  /** Gets the name of the group that is open. */
  title: (here: string) => Text;
  /** Text of the button that picks; its test id is made of the key. */
  ok: "join" | "add" | "select" | "moveHere";
  /** Several groups can be selected; else the open one is picked, or the root. */
  isMulti?: boolean;
  /** Groups can be opened; else those below others are only found by a search. */
  canBrowse?: boolean;
  /** Ids of groups that cannot be picked, e.g. those joined already; groups below them can. */
  excluded?: readonly string[];
  /** The group that moves: neither it nor a group below it can be opened or picked. */
  moving?: GroupRepresentation;
  /** The groups are those of this organization (26.6). */
  orgId?: string;
  onClose: () => void;
  /** Gets the selected groups, or the open one; nothing means the root. */
  onPick: (groups: GroupRepresentation[]) => void;
}

/** One page of the groups below the open one, or of those found at any depth. */
function useGroups(
  orgId: string | undefined,
  parentId: string | undefined,
  search: string,
  page: number,
  size: number,
) {
  const rows = { first: (page - 1) * size, max: size };
  const part = { ...rows, briefRepresentation: true };
  const own = { ...rows, orgId: orgId ?? "" };
  const ofOrganization = usePaged(
    parentId === undefined ? "organizationGroups.find" : "organizationGroups.children",
    parentId === undefined ? { ...own, ...(search && { search }) } : { ...own, id: parentId },
    orgId === undefined,
  );
  const ofRealm = usePaged(
    parentId === undefined ? "groups.find" : "groups.listSubGroups",
    // flat: a hit says by its path where it stands, and the parts of the list are as long as they should be
    parentId === undefined ? { ...part, populateHierarchy: false, ...(search && { search }) } : { ...part, parentId },
    orgId !== undefined,
  );
  return orgId === undefined ? ofRealm : ofOrganization;
}

/**
 * Whether a group moves with another one. A name may look like a path below it: one at the top never moves, of others it
 * says so too.
 */
const movesWith = (moving: GroupRepresentation | undefined) => {
  const below = moving?.path && `${moving.path}/`;
  return ({ id = "", path = "", parentId }: GroupRepresentation) =>
    (moving !== undefined && id === moving.id) || (!!below && !!parentId && path.startsWith(below));
};

/**
 * Picks groups: opens them one below the other, or finds them by name; one page of groups is read at a time
 * (`GET groups`, `GET groups/{id}/children`, or those of an organization).
 */
export function GroupPicker({
  title,
  ok,
  isMulti = false,
  canBrowse = true,
  excluded = [],
  moving,
  orgId,
  onClose,
  onPick,
}: Props) {
  const t = useT();
  const [path, setPath] = useState<GroupRepresentation[]>([]);
  const [search, setSearch] = useState("");
  const [{ page, size }, setPage] = useState({ page: 1, size: 10 });
  const [selected, setSelected] = useState<GroupRepresentation[]>([]);
  const here = path.at(-1);
  const { rows, hasNext, loading, error, refresh } = useGroups(orgId, here?.id, search, page, size);
  const go = (next: GroupRepresentation[]) => {
    setPath(next);
    setSearch("");
    setPage({ page: 1, size });
  };
  const find = (text: string) => {
    setPath([]);
    setSearch(text);
    setPage({ page: 1, size });
  };
  const select = (group: GroupRepresentation, on: boolean) =>
    setSelected(on ? [...selected, group] : selected.filter(({ id }) => id !== group.id));
  const isMoving = movesWith(moving);
  const picked = isMulti ? selected : here ? [here] : [];
  return (
    <Dialog
      id="group-picker"
      variant={search ? "medium" : "small"}
      title={t(title(here?.name ?? t("root")))}
      actions={
        <Button
          data-testid={`${ok}-button`}
          isDisabled={isMulti ? selected.length === 0 : moving ? here?.id === moving.parentId : !here}
          onClick={() => {
            onPick(picked);
            onClose();
          }}
        >
          {t(ok)}
        </Button>
      }
      isUnsaved={selected.length > 1}
      onClose={onClose}
    >
      <div data-testid="search">
        <Search placeholder="searchForGroups" value={search} onSearch={find} />
      </div>
      <Pager
        at="top"
        page={page}
        size={size}
        count={rows?.length ?? 0}
        hasNext={hasNext}
        onChange={(next) => setPage({ size: next.size ?? size, page: next.size ? 1 : (next.page ?? 1) })}
      />
      <Path path={path} onOpen={go} />
      {error ? (
        <ErrorAlert error={error} retry={refresh} />
      ) : !rows ? (
        <Loading />
      ) : rows.length === 0 ? (
        <NoGroups isSearch={search !== ""} isMove={ok === "moveHere"} />
      ) : (
        <GroupList
          rows={rows}
          isLoading={loading}
          isSearch={search !== ""}
          selected={isMulti ? selected : undefined}
          canBrowse={canBrowse}
          isExcluded={(group) => excluded.includes(group.id ?? "") || isMoving(group)}
          isClosed={isMoving}
          onSelect={select}
          onOpen={(group) => go([...path, group])}
        />
      )}
    </Dialog>
  );
}

/** The groups down to the open one, each of them a way back. */
function Path({ path, onOpen }: { path: GroupRepresentation[]; onOpen: (path: GroupRepresentation[]) => void }) {
  const t = useT();
  return (
    <Breadcrumb aria-label={t("groups")}>
      <BreadcrumbItem>
        <Button variant="link" isInline onClick={() => onOpen([])}>
          {t("groups")}
        </Button>
      </BreadcrumbItem>
      {path.map((group, index) => (
        <BreadcrumbItem key={group.id}>
          <Button variant="link" isInline onClick={() => onOpen(path.slice(0, index + 1))}>
            {group.name}
          </Button>
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  );
}
