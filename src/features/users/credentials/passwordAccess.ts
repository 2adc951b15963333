import { byRight } from "~/data/access/permissions";
import type { User } from "~/features/users/page/user";

/** Who may set a user's password: since 26.4 a permission of its own may allow nothing but that. */
export const passwordAccess = (user: User) => byRight(user, "resetPassword", "manage");
