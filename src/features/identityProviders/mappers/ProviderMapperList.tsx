import { type ComponentProps, Suspense, useState } from "react";
import { Button, ToolbarItem } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { lazily } from "~/kit/page/lazily";
import type { MapperTester } from "~/features/identityProviders/mappers/testing/MapperTester";
import { useAllData } from "~/data/query/cache";
import { type Mapper, useDeleteMapper, useTypesOf } from "~/features/identityProviders/mappers/mapper";
import { type IdentityProvider, kindOf } from "~/features/identityProviders/provider";
import { useSort, useT } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { LocalList } from "~/kit/list/List";
import { to } from "~/routes";
import { nameOf } from "~/parts/mappers/mapper";

const Tester = lazily(() =>
  import("~/features/identityProviders/mappers/testing/MapperTester").then((module) => module.MapperTester),
);

/** Opens the test of a provider's mappers, where they read a token or an assertion. */
function TestMappers(props: Omit<ComponentProps<typeof MapperTester>, "onClose">) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (kindOf(props.provider.providerId) === "other" || props.mappers.length === 0) return null;
  return (
    <ToolbarItem>
      <Button variant="secondary" data-testid="test-mappers" onClick={() => setOpen(true)}>
        {t("gatehouse.testMappers")}
      </Button>
      <Suspense>{isOpen && <Tester {...props} onClose={() => setOpen(false)} />}</Suspense>
    </ToolbarItem>
  );
}

/** The mappers of an identity provider: what users get from it. */
export function ProviderMapperList({ provider }: { provider: IdentityProvider }) {
  const { alias = "", providerId = "" } = provider;
  const [found, answer] = useAllData(
    ["identityProviders.findMappers", { alias }],
    ["identityProviders.findMapperTypes", { alias }],
  );
  const types = useTypesOf(answer);
  const mappers = useSort<Mapper>(found, nameOf);
  const remove = useDeleteMapper(alias);
  const typeOf = ({ identityProviderMapper }: Mapper) => types.find(({ id }) => id === identityProviderMapper);
  const typeName = (mapper: Mapper) => typeOf(mapper)?.name ?? mapper.identityProviderMapper ?? "";
  const create = {
    call: "identityProviders.createMapper",
    to: to("identity-provider-mapper-new", { providerId, alias }),
  } as const;
  return (
    <LocalList
      listId="identity-provider-mappers"
      label="mappersList"
      rows={mappers}
      id={({ id = "" }) => id}
      search="searchForMapper"
      columns={[
        {
          name: "name",
          label: "name",
          text: nameOf,
          cell: (mapper) => (
            <Link to={to("identity-provider-mapper", { providerId, alias, id: mapper.id ?? "" })}>
              {nameOf(mapper)}
            </Link>
          ),
        },
        { name: "category", label: "category", text: (mapper) => typeOf(mapper)?.category ?? "" },
        { name: "type", label: "type", text: typeName },
      ]}
      actions={[{ label: "delete", call: "identityProviders.delMapper", run: (mapper) => void remove(mapper) }]}
      toolbar={() => (
        <>
          <WriteTool {...create} label="addMapper" id="add-mapper-button" testId="addMapper" />
          <TestMappers provider={provider} mappers={mappers} typeOf={typeName} />
        </>
      )}
      empty={{ title: "noMappers", body: "noMappersInstructions", action: { ...create, label: "addMapper" } }}
    />
  );
}
