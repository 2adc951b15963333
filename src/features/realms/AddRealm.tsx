import { lazily } from "~/kit/page/lazily";
import { Button, ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { inMasterRealm, useWhoami } from "~/data/access/access";
import { useT } from "~/i18n/useT";

/** The form comes when it is opened: most visits of the list are for looking. */
const CreateRealm = lazily(() => import("~/features/realms/CreateRealm").then((module) => module.CreateRealm));

/**
 * The button that opens the form of a new realm, for who may make one.
 * @param ifUnnamed offers it in the administration realm also to whom the server does not name (`whoami` answers 403), as who
 *   has no right there but to make realms: the server decides
 */
export function AddRealm({ ifUnnamed = false }) {
  const t = useT();
  const { createRealm, userId, unread } = useWhoami();
  const [creating, setCreating] = useState(false);
  const isUnnamed = inMasterRealm() && userId === "" && !unread;
  if (!createRealm && !(ifUnnamed && isUnnamed)) return null;
  return (
    <>
      <ToolbarItem>
        <Button data-testid="add-realm" onClick={() => setCreating(true)}>
          {t("createRealm")}
        </Button>
      </ToolbarItem>
      {creating && (
        <Suspense>
          <CreateRealm onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
