import { Title } from "@patternfly/react-core";
import { useDeferredValue } from "react";
import { type EntryDiff, jsonDiff } from "~/features/realmSettings/clientPolicies/jsonDiff";
import { useT } from "~/i18n/useT";

interface Props {
  /** The entries as they are stored. */
  stored: readonly object[];
  /** The entries as they are typed; undefined while the text is no list. */
  typed: readonly object[] | undefined;
}

/** The lines of the JSON that will be saved otherwise, entry by entry. */
export function JsonChanges({ stored, typed }: Props) {
  const t = useT();
  // typing does not wait for the comparison
  const compared = useDeferredValue(typed);
  const diffs = compared && jsonDiff(stored, compared);
  return (
    <section className="gh-wrap" aria-labelledby="json-changes" data-testid="json-changes">
      <Title headingLevel="h2" size="md" id="json-changes">
        {t("gatehouse.changesTitle")}
      </Title>
      {diffs ? diffs.map((diff, index) => <Entry key={index} {...diff} />) : t("gatehouse.noJsonList")}
      {diffs?.length === 0 && t("gatehouse.noChanges")}
    </section>
  );
}

function Entry({ name, pieces }: EntryDiff) {
  return (
    <>
      <Title headingLevel="h3" size="md">
        <bdi>{name || "—"}</bdi>
      </Title>
      {pieces.map((lines, index) => (
        <pre key={index} dir="ltr" className="gh-diff">
          {lines.map(({ mark, text }, line) => {
            const Line = { " ": "span", "-": "del", "+": "ins" } as const;
            const Tag = Line[mark];
            return <Tag key={line}>{`${mark} ${text}\n`}</Tag>;
          })}
        </pre>
      ))}
    </>
  );
}
