import { lazily } from "~/kit/page/lazily";
import { Button, ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useWhoami } from "~/data/access/access";
import { useT } from "~/i18n/useT";

/** The form comes when it is opened: most visits of the list are for looking. */
const CreateRealm = lazily(() => import("~/features/realms/CreateRealm").then((module) => module.CreateRealm));

/** The button that opens the form of a new realm, for who may make one. */
export function AddRealm() {
  const t = useT();
  const { createRealm } = useWhoami();
  const [creating, setCreating] = useState(false);
  if (!createRealm) return null;
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
