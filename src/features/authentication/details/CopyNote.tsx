import { Alert, AlertActionLink, PageSection } from "@patternfly/react-core";
import { useSearchParams } from "react-router-dom";
import type { ListedFlow } from "~/data/api/extra";
import { useData } from "~/data/query/cache";
import { COPY_OF } from "~/features/authentication/flows/flow";
import { useT } from "~/i18n/useT";

interface Props {
  flow: Pick<ListedFlow, "id" | "builtIn" | "usedBy">;
  onCopy: () => void;
  onSwap: () => void;
}

/**
 * The way to change a flow that is in use, or the server's own: a copy is changed, and used instead of it when it is ready.
 * Says so on the page of the flow, and on that of its copy until the copy is used.
 */
export function CopyNote({ flow, onCopy, onSwap }: Props) {
  const t = useT();
  const [params] = useSearchParams();
  const original = useData("ui.flows").find(({ id }) => id === params.get(COPY_OF));
  // the server's own has nothing that could be changed, whether it is used or not
  if (flow.usedBy || flow.builtIn)
    return (
      <Note
        title={t(flow.builtIn ? "gatehouse.flowBuiltIn" : "gatehouse.flowInUse")}
        link={t("gatehouse.editCopy")}
        testId="edit-copy"
        onClick={onCopy}
      />
    );
  if (!original?.usedBy) return null;
  return (
    <Note
      title={t(["gatehouse.copyOfUsed", { flow: original.alias }])}
      link={t(["gatehouse.swapLink", { flow: original.alias }])}
      testId="use-copy"
      onClick={onSwap}
    />
  );
}

interface NoteProps {
  title: string;
  link: string;
  testId: string;
  onClick: () => void;
}

const Note = ({ title, link, testId, onClick }: NoteProps) => (
  <PageSection>
    <Alert
      isInline
      component="h2"
      variant="info"
      title={title}
      actionLinks={
        <AlertActionLink data-testid={testId} onClick={onClick}>
          {link}
        </AlertActionLink>
      }
    />
  </PageSection>
);
