import { Button, Content, ToolbarItem, Tooltip } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import { useAllData } from "~/data/query/cache";
import { type PermissionType, titles } from "~/features/clients/authorization/permissions/permissionFields";
import { useT } from "~/i18n/useT";
import { TextMenu } from "~/kit/controls/Menu";
import { WriteButton, WriteItem } from "~/kit/controls/Write";
import { to } from "~/routes";

const types: readonly PermissionType[] = ["resource", "scope"];

const hints = { resource: "noResourceCreateHint", scope: "noScopeCreateHint" } as const;

/** What permissions of a client can be about by now, and the way to a new one of each type. */
function useCreate(id: string) {
  const navigate = useNavigate();
  const [resources, scopes] = useAllData(
    ["ui.authorizationResources", { id, first: 0, max: 1 }],
    ["ui.authorizationScopes", { id, first: 0, max: 1 }],
  );
  const there = { resource: resources.length > 0, scope: scopes.length > 0 };
  return types.map((type) => ({
    type,
    isPossible: there[type],
    create: () => void navigate(to("authorization-permission-new", { id, permissionType: type })),
  }));
}

/** The menu that creates a permission; what there is no resource or scope for is off, and says so. */
export function CreateMenu({ id }: { id: string }) {
  const t = useT();
  const kinds = useCreate(id);
  return (
    <ToolbarItem>
      <TextMenu label="createPermission" testId="permissionCreateDropdown">
        {kinds.map(({ type, isPossible, create }) => (
          <WriteItem
            key={type}
            call="clients.createPermission"
            testId={`create-${type}`}
            isDisabled={!isPossible}
            onClick={create}
          >
            {t(titles[type])}
            {!isPossible && <Content component="small">{t(hints[type])}</Content>}
          </WriteItem>
        ))}
      </TextMenu>
    </ToolbarItem>
  );
}

/** The same where there is no permission yet. */
export function CreateButtons({ id }: { id: string }) {
  const t = useT();
  return useCreate(id).map(({ type, isPossible, create }) =>
    isPossible ? (
      <WriteButton
        key={type}
        call="clients.createPermission"
        variant="secondary"
        testId={`create-${type}`}
        onClick={create}
      >
        {t(titles[type])}
      </WriteButton>
    ) : (
      <Tooltip key={type} content={t(hints[type])}>
        <Button variant="secondary" data-testid={`create-${type}`} isAriaDisabled>
          {t(titles[type])}
        </Button>
      </Tooltip>
    ),
  );
}
