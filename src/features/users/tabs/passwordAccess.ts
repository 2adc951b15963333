import type { WithAccess } from "~/data/rights";
import type { User } from "~/features/users/user";

/** Who may set a user's password: since 26.4 a permission of its own may allow nothing but that. */
export const passwordAccess = ({ id, access }: User): WithAccess => ({
  id,
  access: access && { manage: access.resetPassword ?? access.manage ?? false },
});
