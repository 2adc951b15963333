import { List as Lines, ListItem } from "@patternfly/react-core";
import type { ReactNode } from "react";
import type { ExampleKind } from "~/data/api/extra";
import type { Claim, ConfiguredMapper } from "~/features/clients/scopes/claims";
import { ContainerLink, MapperLink } from "~/features/clients/scopes/EffectiveMappers";
import { useT } from "~/i18n/useT";
import { LocalList } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";

interface Props {
  kind: ExampleKind;
  claims: Claim[];
  /** Mappers whose claims are not known. */
  unknown: ConfiguredMapper[];
}

const nameOf = ({ path }: Claim) => path.join(" › ");

const valueOf = ({ value }: Claim) => {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** The claims of what the server made, each with the mappers that write it and the scopes these belong to. */
export function ClaimList({ kind, claims, unknown }: Props) {
  const t = useT();
  const state = useLocalListState({ size: "100" });
  const mappers = unknown.map(({ mapperName }) => mapperName).join(", ");
  const ofServer = mappers ? t(["gatehouse.claimOfServerOr", { mappers }]) : t("gatehouse.claimOfServer");
  return (
    <LocalList
      listId="claims"
      testId="claims"
      label="claims"
      rows={claims}
      state={state}
      id={nameOf}
      search="gatehouse.searchClaims"
      columns={[
        { name: "claim", label: kind === "saml-response" ? "attribute" : "claim", text: nameOf },
        { name: "value", label: "value", text: valueOf },
        {
          name: "mapper",
          label: "mappers",
          text: ({ from }) => from.map(({ mapperName }) => mapperName).join(", ") || ofServer,
          cell: ({ from }) =>
            from.length > 0 ? <Each of={from} render={(mapper) => <MapperLink mapper={mapper} />} /> : ofServer,
        },
        {
          name: "scope",
          label: "parentClientScope",
          text: ({ from }) => from.map(({ containerName }) => containerName).join(", "),
          cell: ({ from }) =>
            from.length > 0 ? <Each of={from} render={(mapper) => <ContainerLink mapper={mapper} />} /> : "—",
        },
      ]}
    />
  );
}

/** Mappers below each other: of one claim in the cells of mapper and scope on the same lines. */
const Each = ({ of, render }: { of: ConfiguredMapper[]; render: (mapper: ConfiguredMapper) => ReactNode }) => (
  <Lines isPlain>
    {of.map((mapper) => (
      <ListItem key={mapper.mapperId}>{render(mapper)}</ListItem>
    ))}
  </Lines>
);
