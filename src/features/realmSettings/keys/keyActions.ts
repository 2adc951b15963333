import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import { useRef } from "react";
import { type Failure, unlessGone } from "~/data/api/errors";
import { useServerInfo } from "~/data/query/serverInfo";
import { useAction } from "~/data/write/action";
import { useSort } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { ConfigValues } from "~/parts/providerSettings/configForm";
import { useProviderFields } from "~/parts/providerSettings/ProviderSettings";
import { LONGEST, textIn } from "~/kit/form/values";
import { type Property, secretsIn, settingName } from "~/parts/providerSettings/settingTypes";

/** Type of the components that are key providers. */
export const KEY_PROVIDER = "org.keycloak.keys.KeyProvider";

/** The read of a realm's key providers. */
export const providersRead = ["components.find", { type: KEY_PROVIDER }] as const;

/** A setting of a provider as text. */
export const settingOf = ({ config }: ComponentRepresentation, name: string) => textIn(config?.[name]);

/** The types of key providers this server has and describes, by id. */
export const useKeyProviderTypes = () => useSort(useServerInfo().componentTypes?.[KEY_PROVIDER] ?? [], ({ id }) => id);

const none: never[] = [];

const nameField: FieldSpec<ConfigValues> = {
  kind: "text",
  name: "name",
  label: "name",
  help: "keyProviderMapperNameHelp",
  required: true,
  maxLength: LONGEST,
};

/** Private keys and the passwords of their files: the server's description does not call all of them secret. */
const SECRET = ["config.privateKey", "config.keystorePassword", "config.keyPassword"];

/**
 * The fields of a provider: its name and what its type asks for.
 * @returns the fields, the form names of the secrets among them, and what the server says of its settings
 */
export function useKeyProviderFields(providerId: string, isNew: boolean) {
  const { properties = none } = useKeyProviderTypes().find(({ id }) => id === providerId) ?? {};
  const fields: FieldSpec<ConfigValues>[] = [nameField, ...useProviderFields(properties, { isNew })];
  return { fields, secret: [...SECRET, ...secretsIn(properties)], properties };
}

/** What the server says of a setting without its label. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/ private key$/, "privateKey"],
  [/ certificate$/, "certificate"],
  [/^Keystore file |\. File not found on server\. /, "keystore"],
  [/ keystore password was incorrect$/, "keystorePassword"],
  [/ Alias .* does not exists? in the keystore/, "keyAlias"],
  [/ Get Key failed: /, "keyPassword"],
  [/ Invalid \S+ key for alias /, "algorithm"],
  [/ Invalid use \S+ for algorithm /, "keyUse"],
];

/**
 * The field that a refusal of a provider is about: the server names the setting by its label, but for a few.
 * @param properties what the server says of its settings
 */
export function refusedField({ message }: Failure, properties: readonly Property[]) {
  const known = refusals.find(([words]) => words.test(message))?.[1];
  const setting = properties.find(({ name, label }) => message.startsWith(`'${label}' `) || name === known);
  return setting?.name === undefined ? undefined : settingName(setting.name);
}

/** A provider with what the server takes for settings that are not stored: the defaults that it describes. */
export function withDefaults(properties: readonly Property[], provider: ComponentRepresentation) {
  const known = properties.filter(({ defaultValue }) => defaultValue !== undefined);
  const defaults = known.map(({ name, defaultValue }) => [name, [String(defaultValue)]]);
  return { ...provider, config: { ...Object.fromEntries(defaults), ...provider.config } };
}

/**
 * Deletes a provider with its key after asking (`DELETE components/{id}`).
 * @param leave the page of a provider that is gone
 */
export function useDeleteKeyProvider(leave?: () => unknown): (provider: ComponentRepresentation) => Promise<void> {
  const deletion = useAction((call, { id = "" }: ComponentRepresentation) => call("components.del", { id }), {
    done: "deleteProviderSuccess",
    failed: "deleteProviderError",
    leave,
  });
  return async (provider) => {
    const { name = "" } = provider;
    const yes = await confirm({
      title: "deleteProviderTitle",
      body: ["deleteProviderConfirm", { provider: name }],
      names: [name],
      consequences: "gatehouse.keyConsequences",
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(provider);
  };
}

/** Whether a provider makes its key itself. */
export const isGenerated = ({ providerId = "" }: ComponentRepresentation) => providerId.endsWith("-generated");

/** Whether another key can take a provider's place: one that is disabled proves nothing, and would go on so. */
export const canRotate = (provider: ComponentRepresentation) =>
  isGenerated(provider) && settingOf(provider, "enabled") !== "false";

/** The name of a provider with the day of its key in place of an earlier one; a long name is cut to have room for it. */
export function rotatedName(name: string, now: Date): string {
  const day = ` ${now.toISOString().slice(0, 10)}`;
  const room = name.replace(/ \d{4}-\d{2}-\d{2}$/, "").slice(0, LONGEST - day.length);
  // no half of an emoji
  return room.replace(/[\uD800-\uDBFF]$/, "") + day;
}

/**
 * Makes a new key of a provider's kind after asking: a provider with the same settings comes first from now on
 * (`POST components`), the one before signs no more but still proves what it signed (`PUT components/{id}`).
 */
export function useRotateKey(): (provider: ComponentRepresentation) => Promise<void> {
  const isMade = useRef(false);
  const rotation = useAction(
    async (call, { id = "" }: ComponentRepresentation) => {
      isMade.current = false;
      const [old, all] = await Promise.all([call("components.findOne", { id }), call(...providersRead)]);
      const { name = "", providerId, providerType, parentId, config } = old;
      // another provider may come before the old one
      const priority = [String(Math.max(...[old, ...all].map((one) => Number(settingOf(one, "priority")) || 0)) + 1)];
      // keys are made by the server: its own settings are all that another one needs
      const settings = { ...config, priority, active: ["true"], enabled: ["true"] };
      const secrets = ["kid", "privateKey", "certificate", "secret", "keyPair"];
      const made = Object.fromEntries(Object.entries(settings).filter(([key]) => !secrets.includes(key)));
      await call("components.create", {
        name: rotatedName(name, new Date()),
        providerId,
        providerType,
        parentId,
        config: made,
      });
      isMade.current = true;
      const passive = { ...old, config: { ...config, active: ["false"] } };
      await call("components.update", { id }, passive).catch(unlessGone);
    },
    {
      done: "saveProviderSuccess",
      // taken back, tokens that it signed by now would be refused
      failed: () => (isMade.current ? "gatehouse.rotatedHalf" : "saveProviderError"),
    },
  );
  return async (provider) => {
    const yes = await confirm({
      title: "gatehouse.rotateKeyTitle",
      body: "gatehouse.rotateKey",
      names: [provider.name ?? ""],
      label: "gatehouse.rotate",
    });
    if (yes) await rotation.run(provider);
  };
}
