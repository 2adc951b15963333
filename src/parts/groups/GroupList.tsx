import {
  Button,
  DataList,
  DataListAction,
  DataListCell,
  DataListCheck,
  DataListItem,
  DataListItemCells,
  DataListItemRow,
  EmptyState,
  EmptyStateBody,
  Icon,
} from "@patternfly/react-core";
import AngleRightIcon from "@patternfly/react-icons/dist/esm/icons/angle-right-icon";
import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { useT } from "~/i18n/useT";

interface Props {
  rows: GroupRepresentation[];
  /** Other rows are on their way. */
  isLoading: boolean;
  /** The rows come from anywhere in the tree: their path says where. */
  isSearch: boolean;
  /** Selected groups; rows cannot be selected when left out, but all of them opened. */
  selected: GroupRepresentation[] | undefined;
  /** Groups that can be selected can be opened, too. */
  canBrowse: boolean;
  /** Whether a group cannot be picked. */
  isExcluded: (group: GroupRepresentation) => boolean;
  /** Whether a group cannot be opened either. */
  isClosed: (group: GroupRepresentation) => boolean;
  onSelect: (group: GroupRepresentation, on: boolean) => void;
  onOpen: (group: GroupRepresentation) => void;
}

/** Groups to select or to open. */
export function GroupList({ rows, isLoading, ...props }: Props) {
  const t = useT();
  return (
    <DataList isCompact aria-label={t("groups")} aria-busy={isLoading} className={isLoading ? "gh-loading" : undefined}>
      {rows.map((group) => (
        <GroupItem key={group.id} group={group} {...props} />
      ))}
    </DataList>
  );
}

function GroupItem({
  group,
  isSearch,
  selected,
  canBrowse,
  isExcluded,
  isClosed,
  onSelect,
  onOpen,
}: Omit<Props, "rows" | "isLoading"> & { group: GroupRepresentation }) {
  const t = useT();
  const { id = "", name = "", path = name, subGroupCount = 0, subGroups = [] } = group;
  const isDisabled = isExcluded(group);
  const hasChildren = subGroupCount > 0 || subGroups.length > 0;
  const canOpen = !isClosed(group) && (selected === undefined || (hasChildren && canBrowse));
  const open = () => onOpen(group);
  // an id of our own: one made of the name may stand here twice, and a blank would end it
  const label = (
    <span id={`group-${id}`}>
      <bdi id={`select-${name}`} className="gh-wrap">
        {isSearch ? path : name}
      </bdi>
    </span>
  );
  return (
    <DataListItem id={id} aria-labelledby={`group-${id}`}>
      <DataListItemRow data-testid={name}>
        {selected && (
          <DataListCheck
            id={`check-${id}`}
            data-testid={`${name}-check`}
            aria-label={name}
            aria-labelledby={`group-${id}`}
            isDisabled={isDisabled}
            isChecked={isDisabled || selected.some((other) => other.id === id)}
            onChange={(_, on) => onSelect(group, on)}
          />
        )}
        <DataListItemCells
          onClick={canOpen ? open : undefined}
          dataListCells={[
            <DataListCell key="name">
              {canOpen ? (
                <Button variant="link" isInline>
                  {label}
                </Button>
              ) : (
                label
              )}
            </DataListCell>,
          ]}
        />
        {canOpen && hasChildren && (
          <DataListAction id={`open-${id}`} aria-labelledby={`open-${id}`} aria-label={t("select")}>
            <Button
              variant="plain"
              aria-label={t("select")}
              icon={
                <Icon shouldMirrorRTL>
                  <AngleRightIcon />
                </Icon>
              }
              onClick={open}
            />
          </DataListAction>
        )}
      </DataListItemRow>
    </DataListItem>
  );
}

/** What shows where there is no group to pick. */
export function NoGroups({ isSearch, isMove }: { isSearch: boolean; isMove: boolean }) {
  const t = useT();
  return (
    <EmptyState
      data-testid="empty-state"
      headingLevel="h2"
      titleText={t(isSearch ? "noSearchResults" : "moveGroupEmpty")}
    >
      {isSearch && <EmptyStateBody>{t("noSearchResultsInstructions")}</EmptyStateBody>}
      {!isSearch && isMove && <EmptyStateBody>{t("moveGroupEmptyInstructions")}</EmptyStateBody>}
    </EmptyState>
  );
}
