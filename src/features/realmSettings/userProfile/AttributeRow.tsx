import { DropdownItem } from "@patternfly/react-core";
import type { UserProfileAttribute } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { Link, useNavigate } from "react-router-dom";
import { isSegment } from "~/data/api/segment";
import { useCan } from "~/data/access/permissions";
import { useServerText, useT } from "~/i18n/useT";
import { KebabMenu } from "~/kit/controls/Menu";
import { named, WriteItem } from "~/kit/controls/Write";
import { Td, Tr } from "~/kit/list/Table";
import { SortHandle } from "~/kit/order/SortHandle";
import { useSortableItem } from "~/kit/order/useSortableItem";
import { to } from "~/routes";

const CALL = "users.updateProfile";

interface Props {
  attribute: UserProfileAttribute;
  onDelete: (name: string) => void;
}

/** An attribute in the list: it is dragged by its handle, and opened by its name. */
export function AttributeRow({ attribute: { name = "", displayName, group }, onDelete }: Props) {
  const t = useT();
  const serverText = useServerText();
  const navigate = useNavigate();
  const item = useSortableItem(name);
  const denial = useCan()(CALL);
  const nameId = `attribute-${name}`;
  const hasPage = isSegment(name);
  return (
    <Tr {...item.part} id={name} data-testid={name}>
      <Td className="pf-m-fit-content">
        <SortHandle
          id={`draggable-row-${name}`}
          item={item}
          isOff={denial !== undefined}
          aria-describedby={nameId}
          {...named(CALL, denial)}
        />
      </Td>
      <Td label={t("attributeName")} id={nameId}>
        {hasPage ? <Link to={to("user-profile-attribute", { attributeName: name })}>{name}</Link> : name}
      </Td>
      <Td label={t("attributeDisplayName")}>{serverText(displayName)}</Td>
      <Td label={t("attributeGroup")}>{group}</Td>
      <Td className="pf-v6-c-table__action">
        <KebabMenu describedBy={nameId}>
          {hasPage && (
            <DropdownItem onClick={() => void navigate(to("user-profile-attribute", { attributeName: name }))}>
              {t("edit")}
            </DropdownItem>
          )}
          <WriteItem call={CALL} isDisabled={name === "username" || name === "email"} onClick={() => onDelete(name)}>
            {t("delete")}
          </WriteItem>
        </KebabMenu>
      </Td>
    </Tr>
  );
}
