import { Button } from "@patternfly/react-core";
import { type ReactNode, Suspense, useState } from "react";
import { useT } from "~/i18n/useT";
import { Loading } from "~/kit/page/Loading";
import { lazily } from "~/kit/page/lazily";

/** The preview itself, when it is opened. */
export const ProfilePreview = lazily(() =>
  import("~/features/realmSettings/userProfile/preview/ProfilePreview").then((module) => module.ProfilePreview),
);

/** A part of the editor of the user profile, with the form of a user beside it, where it is wanted. */
export function WithPreview({ children, preview }: { children: ReactNode; preview: ReactNode }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="gh-previewed">
      <div>
        <Button
          variant="secondary"
          data-testid="preview-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t("preview")}
        </Button>
        {isOpen && <Suspense fallback={<Loading />}>{preview}</Suspense>}
      </div>
      <div>{children}</div>
    </div>
  );
}
