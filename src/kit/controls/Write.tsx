import { Button, type ButtonProps, DropdownItem, ToolbarItem, Tooltip } from "@patternfly/react-core";
import type { ReactNode, Ref } from "react";
import { useNavigate } from "react-router-dom";
import { type Denial, useCan, useMissingAt, type WithAccess, type Write } from "~/data/access/permissions";
import { type Text, useT } from "~/i18n/useT";
import { isPlainClick } from "~/kit/page/isPlainClick";
import { match, type PlaceName } from "~/routes";
import { routes } from "~/siteMap";

/** Says in words why a write is off. */
export function useWhyNot(): (denial: Denial) => string {
  const t = useT();
  return ({ missing }) =>
    missing.length > 0
      ? t(["gatehouse.missingPermission", { permissions: missing.join(", ") }])
      : t("gatehouse.refused");
}

/** Names the call of a control in the page and whether the administrator may make it, for tests. */
export const named = (call: Write, denial: Denial | undefined) => ({
  "data-call": call,
  "data-denied": denial ? true : undefined,
});

interface WriteProps {
  /** The call it makes: decides whether the administrator may press it, and names it in the page for tests. */
  call: Write;
  /** The object it writes, where its own `access` counts. */
  object?: WithAccess;
  testId?: string;
  children: ReactNode;
}

interface WriteButtonProps
  extends
    Omit<WriteProps, "children">,
    Pick<
      ButtonProps,
      | "aria-describedby"
      | "aria-label"
      | "children"
      | "form"
      | "icon"
      | "id"
      | "isLoading"
      | "size"
      | "spinnerAriaValueText"
      | "type"
      | "variant"
    > {
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  /** Address it leads to, where the write is another page's. */
  to?: string;
  /** The place that the dialog it opens leads to. */
  leadsTo?: PlaceName;
}

/** A button that writes: visible but off, with the reason, where the administrator may not. */
export const WriteButton = ({ leadsTo, ...props }: WriteButtonProps) =>
  leadsTo || props.to ? <LeadingButton {...props} leadsTo={leadsTo} /> : <CallButton {...props} />;

/** It is off as well for who may not open the page that it leads to. */
function LeadingButton({ leadsTo, ...props }: WriteButtonProps) {
  const missingAt = useMissingAt();
  const place = leadsTo ? routes[leadsTo] : match(props.to ?? "")?.place;
  const missing = place ? missingAt(place) : [];
  return <CallButton {...props} closed={missing.length > 0 ? { missing } : undefined} />;
}

interface CallButtonProps extends Omit<WriteButtonProps, "leadsTo"> {
  /** Why it is off, though the call itself may be made. */
  closed?: Denial;
}

function CallButton({ call, object, testId, children, isDisabled, onClick, to, closed, ...props }: CallButtonProps) {
  const denial = useCan()(call, object) ?? closed;
  const why = useWhyNot();
  const navigate = useNavigate();
  const button = (
    <Button
      data-testid={testId}
      {...named(call, denial)}
      isDisabled={isDisabled && !denial}
      // can still be reached by the keyboard, so that the reason can be read
      isAriaDisabled={denial !== undefined}
      onClick={(event) => {
        onClick?.();
        if (!to || !isPlainClick(event)) return;
        event.preventDefault();
        void navigate(to);
      }}
      {...(to && !denial && { component: "a", href: `#${to}` })}
      {...props}
    >
      {children}
    </Button>
  );
  return denial ? <Tooltip content={why(denial)}>{button}</Tooltip> : button;
}

interface WriteItemProps extends WriteProps {
  isDisabled?: boolean;
  isDanger?: boolean;
  onClick: () => void;
}

/** An entry of a menu that writes. */
export const WriteItem = ({ object, ...props }: WriteItemProps) => (
  <DeniableItem {...props} denial={useCan()(props.call, object)} />
);

/** An entry of a menu that writes, where more decides whether the administrator may than the realm in force. */
export function DeniableItem({
  call,
  denial,
  testId,
  children,
  isDisabled,
  ...props
}: Omit<WriteItemProps, "object"> & { denial: Denial | undefined }) {
  const why = useWhyNot();
  return (
    <DropdownItem
      data-testid={testId}
      {...named(call, denial)}
      isDisabled={isDisabled && !denial}
      isAriaDisabled={denial !== undefined}
      tooltipProps={denial && { content: why(denial) }}
      {...props}
    >
      {children}
    </DropdownItem>
  );
}

interface WriteToolProps extends Omit<WriteProps, "children"> {
  label: Text;
  id?: string;
  to?: string;
  leadsTo?: PlaceName;
  onClick?: () => void;
  variant?: ButtonProps["variant"];
}

/** A button in the toolbar of a list that writes or leads to where something is written. */
export const WriteTool = ({ label, ...props }: WriteToolProps) => {
  const t = useT();
  return (
    <ToolbarItem>
      <WriteButton {...props}>{t(label)}</WriteButton>
    </ToolbarItem>
  );
};
