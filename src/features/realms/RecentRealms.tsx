import { DropdownItem, ToolbarItem } from "@patternfly/react-core";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { renewRealms } from "~/data/query/realmSearch";
import { useRealm } from "~/data/query/useRealm";
import { useRecentRealms } from "~/data/browser/recentRealms";
import { TextMenu } from "~/kit/controls/Menu";
import { isPlainClick } from "~/kit/page/isPlainClick";
import { to } from "~/routes";

/** So many recent realms are listed; fewer are not. */
const FEW = 3;

/** The realms opened last, once there are three of them; those that are gone leave the list. */
export function RecentRealms() {
  const navigate = useNavigate();
  const realm = useRealm();
  const recent = useRecentRealms();
  const isShown = recent.length >= FEW;
  useEffect(() => {
    if (isShown) void renewRealms(realm);
  }, [realm, isShown]);
  if (!isShown) return null;
  return (
    <ToolbarItem>
      <TextMenu label="recentRealms">
        {recent.map(({ name }) => (
          <DropdownItem
            key={name}
            to={`#${to("dashboard", { realm: name })}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              void navigate(to("dashboard", { realm: name }));
            }}
          >
            <bdi>{name}</bdi>
          </DropdownItem>
        ))}
      </TextMenu>
    </ToolbarItem>
  );
}
