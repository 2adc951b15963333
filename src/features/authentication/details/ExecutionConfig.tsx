import { useMemo } from "react";
import { notFound } from "~/data/api/errors";
import { useLoadOrThrow } from "~/data/query/useLoad";
import { type Call, useAction } from "~/data/write/action";
import { MASK } from "~/data/write/merge";
import { ConfigDialog, type Configuration } from "~/features/authentication/ConfigDialog";
import { nameOf, type Node } from "~/features/authentication/details/executionTree";
import { nameRefused, settingsName } from "~/features/authentication/flows/flow";
import { useServerText, useT } from "~/i18n/useT";
import { LONGEST } from "~/kit/form/values";
import type { Property } from "~/parts/providerSettings/settingTypes";

/** What every step can have, whatever its type: how tokens name that it was passed, and for how long. */
const references: readonly Property[] = (["value", "maxAge"] as const).map((name) => ({
  name: `default.reference.${name}`,
  label: `authenticatorRefConfig.${name}.label`,
  helpText: `authenticatorRefConfig.${name}.help`,
  type: "String",
}));

interface Props {
  /** Id of the flow that it is a step of. */
  flow: string;
  node: Node;
  onClose: () => void;
}

/** The settings of a step; they are read when the dialog opens. */
export function ExecutionConfig({ flow, node, onClose }: Props) {
  const { providerId = "", configurable, authenticationConfig: id } = node.execution;
  const { data } = useLoadOrThrow(["execution config", providerId, id], async (read) => ({
    // the first read: once the settings are deleted, none is sent again
    stored: id ? await read("authenticationManagement.getConfig", { id }) : undefined,
    about: configurable ? await read("authenticationManagement.getConfigDescription", { providerId }) : {},
  }));
  return data && <Loaded flow={flow} node={node} {...data} onClose={onClose} />;
}

interface LoadedProps extends Props {
  about: { name?: string; properties?: Property[] };
  /** Undefined where the step has no settings yet. */
  stored: Configuration | undefined;
}

const none: Configuration = { alias: "", config: {} };

function Loaded({ flow, node, about, stored, onClose }: LoadedProps) {
  const t = useT();
  const serverText = useServerText();
  const { id: execution } = node.execution;
  const { id } = stored ?? none;
  const properties = useMemo(() => [...references, ...(about.properties ?? [])], [about.properties]);
  const clear = useAction((call) => call("authenticationManagement.delConfig", { id: id ?? "" }), {
    done: "configSaveSuccess",
    failed: "configSaveError",
  });
  const create = async (call: Call, { alias, config }: Configuration) => {
    // settings that somebody else has made since the page was read would be deleted
    const now = (await call("flows.executions", { id: flow })).find((one) => one.id === execution);
    if (!now) throw notFound(nameOf(node));
    if (now.authenticationConfig) throw new Error(t("gatehouse.conflictTitle"));
    return call("authenticationManagement.createConfig", { id: execution, alias, config });
  };
  return (
    <ConfigDialog
      id="execution-config-form"
      placement="end"
      title={t(["executionConfig", { name: about.name ? serverText(about.name) : nameOf(node) }])}
      name={`execution config ${execution}`}
      object={stored ?? none}
      properties={properties}
      fields={[
        {
          kind: "text",
          name: "alias",
          label: "alias",
          help: "authenticationAliasHelp",
          required: true,
          maxLength: LONGEST,
          // one that the server refuses came with the realm: without another one nothing could be saved
          isDisabled: stored?.alias !== undefined && settingsName(stored.alias) === stored.alias,
        },
      ]}
      fieldOf={nameRefused("alias")}
      {...(id === undefined
        ? {
            call: "authenticationManagement.createConfig" as const,
            write: create,
          }
        : {
            call: "authenticationManagement.updateConfig" as const,
            read: (call) => call("authenticationManagement.getConfig", { id }),
            write: (call, next) => call("authenticationManagement.updateConfig", { ...next, id }),
            // a secret is gone with them: nobody would be told
            recreate: Object.values(stored?.config ?? {}).includes(MASK) ? undefined : create,
            clear: { call: "authenticationManagement.delConfig" as const, run: clear.run },
          })}
      onClose={onClose}
    />
  );
}
