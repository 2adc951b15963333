import { Button, type ButtonProps, DropdownItem, ToolbarItem, Tooltip } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useMissingAt } from "~/data/access/grantable";
import { type Denial, useCan, type WithAccess, type Write } from "~/data/access/permissions";
import { type Text, useT } from "~/i18n/useT";
import { isPlainClick } from "~/kit/page/isPlainClick";
import { match } from "~/routes";

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
    WriteProps,
    Pick<
      ButtonProps,
      "variant" | "id" | "isLoading" | "spinnerAriaValueText" | "icon" | "type" | "form" | "aria-describedby"
    > {
  isDisabled?: boolean;
  onClick?: () => void;
  /** Address it leads to, where the write is another page's. */
  to?: string;
}

/** A button that writes: visible but off, with the reason, where the administrator may not. */
export const WriteButton = ({ to, ...props }: WriteButtonProps) =>
  to ? <LeadingButton {...props} to={to} /> : <CallButton {...props} />;

/** It is off as well for who may not open the page that it leads to. */
function LeadingButton({ to, ...props }: WriteButtonProps & { to: string }) {
  const missingAt = useMissingAt();
  const place = match(to)?.place;
  const missing = place ? missingAt(place) : [];
  return <CallButton {...props} to={to} closed={missing.length > 0 ? { missing } : undefined} />;
}

interface CallButtonProps extends WriteButtonProps {
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
export function WriteItem({ call, object, testId, children, isDisabled, ...props }: WriteItemProps) {
  const denial = useCan()(call, object);
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
