import { ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import {
  canRotate,
  providersRead,
  settingOf,
  useDeleteKeyProvider,
  useKeyProviderTypes,
  useRotateKey,
} from "~/features/realmSettings/keys/keyActions";
import { useServerText, useT } from "~/i18n/useT";
import { WriteButton, WriteTool } from "~/kit/controls/Write";
import { LocalList } from "~/kit/list/List";
import { lazily } from "~/kit/page/lazily";
import { ChooseType } from "~/parts/providerSettings/ChooseType";
import { to } from "~/routes";

const PriorityDialog = lazily(() =>
  import("~/parts/providerSettings/PriorityDialog").then((module) => module.PriorityDialog),
);

const alerts = { done: "saveProviderListSuccess", failed: "saveProviderError" } as const;

/** Where the keys of the realm come from: of what is for the same, the provider with the highest priority counts. */
export function KeyProviders() {
  const t = useT();
  const label = useServerText();
  const providers = useData(...providersRead);
  const types = useKeyProviderTypes();
  const remove = useDeleteKeyProvider();
  const rotate = useRotateKey();
  const [dialog, setDialog] = useState<"types" | "order">();
  const close = () => setDialog(undefined);
  const create = { label: "addProvider", call: "components.create", onClick: () => setDialog("types") } as const;
  return (
    <>
      <LocalList
        listId="key-providers"
        label="providers"
        rows={providers}
        id={({ id = "" }) => id}
        search="search"
        defaultSort="-priority"
        columns={[
          {
            name: "name",
            label: "name",
            text: ({ name = "" }) => name,
            cell: ({ id = "", name, providerId = "" }) => (
              <Link data-testid="provider-name-link" to={to("key-provider", { id, providerType: providerId })}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          { name: "provider", label: "provider", text: ({ providerId = "" }) => providerId },
          {
            name: "priority",
            label: "priority",
            text: (provider) => settingOf(provider, "priority"),
            order: (provider) => Number(settingOf(provider, "priority")),
          },
          {
            name: "description",
            label: "providerDescription",
            text: ({ providerId }) => label(types.find(({ id }) => id === providerId)?.helpText),
            isOneLine: true,
          },
        ]}
        actions={[
          {
            label: "gatehouse.rotate",
            call: "components.create",
            when: canRotate,
            run: (provider) => void rotate(provider),
          },
          { label: "delete", call: "components.del", run: (provider) => void remove(provider) },
        ]}
        toolbar={() => (
          <>
            <WriteTool {...create} testId="addProviderDropdown" />
            <ToolbarItem>
              <WriteButton call="components.update" variant="link" onClick={() => setDialog("order")}>
                {t("managePriorityOrder")}
              </WriteButton>
            </ToolbarItem>
          </>
        )}
        empty={{ title: "noKeys", body: "noKeysDescription", action: create }}
      />
      {dialog === "types" && <ProviderTypes onClose={close} />}
      {dialog === "order" && (
        <Suspense>
          <PriorityDialog
            providers={providers}
            title="managePriorityOrder"
            text="gatehouse.keyOrder"
            alerts={alerts}
            highestFirst
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function ProviderTypes({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <ChooseType
      id="key-provider-types"
      title={t("addProvider")}
      types={useKeyProviderTypes().map(({ id, helpText }) => ({ id, name: id, helpText, testId: `option-${id}` }))}
      onChoose={(providerType) => void navigate(to("key-provider-new", { providerType }))}
      onClose={onClose}
    />
  );
}
