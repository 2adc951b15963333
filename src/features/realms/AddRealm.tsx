import { lazily } from "~/kit/page/lazily";
import { Button, ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { inMasterRealm, useWhoami } from "~/data/access/access";
import { useT } from "~/i18n/useT";

/** The form comes when it is opened: most visits of the list are for looking. */
const CreateRealm = lazily(() => import("~/features/realms/CreateRealm").then((module) => module.CreateRealm));

/** The button that opens the form of a new realm, for who may make one. */
export function AddRealm() {
  const t = useT();
  const { createRealm, userId, unread } = useWhoami();
  const [creating, setCreating] = useState(false);
  // in the administration realm the server names nobody who has no right there but to make realms: it decides when asked
  const isUnknown = inMasterRealm() && userId === "" && !unread;
  if (!createRealm && !isUnknown) return null;
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
