import { Button, ToolbarItem } from "@patternfly/react-core";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useServerInfo } from "~/data/query/serverInfo";
import { useSort, useT } from "~/i18n/useT";
import { NoResults } from "~/kit/page/EmptyState";
import { Search } from "~/kit/list/Search";
import { Toolbar } from "~/kit/list/Toolbar";

/** The service provider interfaces of the server and what is installed for each, filtered by name. */
export function ProviderInfo() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const filter = params.get("search") ?? "";
  const spis = Object.entries(useServerInfo().providers ?? {}).filter(([name]) =>
    name.toLowerCase().includes(filter.toLowerCase()),
  );
  const sorted = useSort(spis, ([name]) => name);
  const search = (next: string) => setParams(next ? { search: next } : {});
  return (
    <>
      <Toolbar>
        <ToolbarItem data-testid="search">
          <Search placeholder="search" value={filter} onSearch={search} />
        </ToolbarItem>
      </Toolbar>
      {filter && spis.length === 0 && <NoResults onClear={() => search("")} />}
      <Table aria-label={t("providerInfo")}>
        <Thead>
          <Tr>
            <Th className="pf-m-width-20">{t("spi")}</Th>
            <Th>{t("gatehouse.providers")}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {sorted.map(([name, { providers }]) => (
            <Tr key={name}>
              <Td label={t("spi")}>{name}</Td>
              <Td label={t("gatehouse.providers")}>
                <ul>
                  {Object.entries(providers).map(([id, { operationalInfo }]) => (
                    <li key={id}>
                      {id}
                      {operationalInfo && <OperationalInfo name={id} info={operationalInfo} />}
                    </li>
                  ))}
                </ul>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </>
  );
}

function OperationalInfo({ name, info }: { name: string; info: Record<string, string> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="link" isInline aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? "showLess" : "showMore")}
      </Button>
      {open && (
        <Table className="pf-m-no-border-rows" aria-label={name}>
          <Tbody>
            {Object.entries(info).map(([key, value]) => (
              <Tr key={key}>
                <Td>{key}</Td>
                <Td>{value}</Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
    </div>
  );
}
