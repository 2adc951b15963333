import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuList,
  MenuSearch,
  MenuSearchInput,
  ModalHeader,
} from "@patternfly/react-core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { placeIn } from "~/app/navigation/placeIn";
import { RealmItem } from "~/app/header/RealmItem";
import type { RealmName } from "~/data/api/extra";
import { askRealms, renewRealms, useRealmSearch } from "~/data/query/realmSearch";
import { useRecentRealms } from "~/data/browser/recentRealms";
import { useRealm } from "~/data/query/useRealm";
import { usePreference } from "~/data/browser/usePreference";
import { type Key, useT } from "~/i18n/useT";
import { SearchField } from "~/kit/controls/SearchField";
import { useTyped } from "~/kit/controls/useTyped";
import { Modal } from "~/kit/dialog/Modal";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";

/** Left and right move between a realm and its pin; the menu does so only when no field had the focus as it was rendered. */
function moveAcross(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if ((key !== "ArrowLeft" && key !== "ArrowRight") || !(target instanceof HTMLElement)) return;
  const row = [...(target.closest("li")?.querySelectorAll<HTMLElement>("a, button") ?? [])];
  row.find((other) => other !== target)?.focus();
  if (row.length > 0) event.stopPropagation();
}

/** Chooses another realm: pinned and recent ones at once, any other by a search on the server. */
export function RealmPicker({ onLeave, onClose }: Record<"onLeave" | "onClose", () => void>) {
  const t = useT();
  const realm = useRealm();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [search, setSearch] = useTyped();
  const menu = useRef<HTMLDivElement>(null);
  const found = useRealmSearch(search);
  const recent = useRecentRealms();
  const [pins] = usePreference("gatehouse.pinnedRealms");
  useEffect(() => void renewRealms(realm), [realm]);

  // the text that Enter was pressed for: until another one is typed, and not where the dialog was closed meanwhile
  const wanted = useRef<string>(undefined);
  useEffect(() => () => void (wanted.current = undefined), []);
  const searchFor = (next: string, isAtOnce = false) => {
    wanted.current = undefined;
    setText(next);
    setSearch(next.trim(), isAtOnce);
  };
  const open = (name: string) => {
    onClose();
    // on a narrow screen the navigation, where it was opened, covers the page
    onLeave();
    void navigate(placeIn(name));
  };
  const openFirst = async () => {
    searchFor(text, true);
    wanted.current = text;
    const [first] = await askRealms(realm, text.trim()).catch(() => []);
    if (first && wanted.current === text) open(first.name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && text.trim()) void openFirst();
    if (event.key !== "ArrowDown") return;
    // not also to the menu, which would go on to the second one
    event.stopPropagation();
    event.preventDefault();
    menu.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  };

  const known = new Map([...(found.rows ?? []), ...recent].map((row) => [row.name, row]));
  // a realm is listed once, in the first group that has it
  const others = recent.filter(({ name }) => !pins.includes(name));
  const isListed = new Set([...pins, ...others.map(({ name }) => name)]);
  const groups: { label: Key; rows: RealmName[] }[] =
    search === ""
      ? [
          { label: "gatehouse.pinnedRealms", rows: pins.map((name) => known.get(name) ?? { name }) },
          { label: "recentRealms", rows: others },
          { label: "gatehouse.allRealms", rows: (found.rows ?? []).filter(({ name }) => !isListed.has(name)) },
        ]
      : [{ label: "gatehouse.foundRealms", rows: found.rows ?? [] }];
  return (
    <Modal
      variant="small"
      position="top"
      onClose={onClose}
      aria-labelledby="realm-picker-title"
      elementToFocus="#realm-search"
    >
      <ModalHeader title={t("gatehouse.switchRealm")} labelId="realm-picker-title" />
      <Menu ref={menu} isPlain isScrollable onKeyDown={moveAcross} selected={realm} activeItemId={realm}>
        <MenuSearch>
          <MenuSearchInput>
            <SearchField
              inputId="realm-search"
              label={t("gatehouse.searchRealms")}
              placeholder={t("gatehouse.searchRealms")}
              value={text}
              onChange={searchFor}
              onClear={() => searchFor("", true)}
              onKeyDown={onKeyDown}
            />
          </MenuSearchInput>
        </MenuSearch>
        <MenuContent
          maxMenuHeight="min(60vh, 32rem)"
          aria-busy={found.loading}
          className={found.loading ? "gh-loading" : undefined}
        >
          {groups.map(
            ({ label, rows }) =>
              rows.length > 0 && (
                <MenuGroup key={label} label={t(label)} labelHeadingLevel="h2">
                  <MenuList aria-label={t(label)}>
                    {rows.map((row) => (
                      <RealmItem key={row.name} realm={row} onOpen={open} />
                    ))}
                  </MenuList>
                </MenuGroup>
              ),
          )}
        </MenuContent>
        <p className="gh-realm-picker-more" role="status">
          {!found.loading && found.rows?.length === 0 && t("noSearchResults")}
          {!found.loading && found.hasNext && t("gatehouse.moreRealms")}
        </p>
        {found.error !== null && <ErrorAlert error={found.error} retry={found.refresh} />}
      </Menu>
    </Modal>
  );
}
