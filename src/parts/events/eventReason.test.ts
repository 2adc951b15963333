import { renderHook } from "@testing-library/react";
import { useReason } from "~/parts/events/eventReason";

it.each([
  [{ error: "user_disabled" }, "gatehouse.why.userDisabled"],
  [{ type: "USER_DISABLED_BY_PERMANENT_LOCKOUT" }, "gatehouse.why.userLockedForGood"],
  [{ type: "LOGIN" }, ""],
  // codes of extensions, whatever they are called
  [{ error: "too_late", type: "LOGIN_ERROR" }, "too_late"],
  [{ error: "constructor", type: "LOGIN_ERROR" }, "constructor"],
])("the reason of %j", (event, reason) => expect(renderHook(() => useReason()).result.current(event)).toBe(reason));
