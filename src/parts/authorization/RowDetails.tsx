import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  List,
  ListItem,
} from "@patternfly/react-core";
import type { Loaded } from "~/data/query/useLoad";
import { type Key, useT } from "~/i18n/useT";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { Loading } from "~/kit/page/Loading";
import type { Address } from "~/place";

/** One value of a row's details, and the page that it has. */
export interface Entry {
  text: string;
  to?: Address;
}

/** Entries of a row's details under what they are. */
export interface Group {
  label: Key;
  entries: Entry[];
}

/** What a row opens below itself, as soon as it is read. */
export function RowDetails({ data, error, refresh }: Loaded<Group[]>) {
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  return data ? <EntryGroups groups={data} /> : <Loading />;
}

/** Groups of entries below each other. */
export function EntryGroups({ groups }: { groups: Group[] }) {
  const t = useT();
  return (
    <DescriptionList isHorizontal isCompact>
      {groups.map(({ label, entries }) => (
        <DescriptionListGroup key={label}>
          <DescriptionListTerm>{t(label)}</DescriptionListTerm>
          <DescriptionListDescription>
            {entries.length > 0 ? <Entries entries={entries} /> : <i>{t("none")}</i>}
          </DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  );
}

const Entries = ({ entries }: { entries: Entry[] }) => (
  <List isPlain>
    {entries.map(({ text, to }, index) => (
      <ListItem key={index}>
        <LinkIfThere to={to}>{text}</LinkIfThere>
      </ListItem>
    ))}
  </List>
);
