import { DropdownItem, ToolbarItem } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import { useRecentRealms } from "~/data/browser/recentRealms";
import { TextMenu } from "~/kit/controls/Menu";
import { isPlainClick } from "~/kit/page/isPlainClick";
import { to } from "~/routes";

/** The realms opened last, once there are three of them. */
export function RecentRealms() {
  const navigate = useNavigate();
  const recent = useRecentRealms();
  if (recent.length < 3) return null;
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
            {name}
          </DropdownItem>
        ))}
      </TextMenu>
    </ToolbarItem>
  );
}
