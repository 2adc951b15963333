import { cacheFields } from "~/features/userFederation/provider/cacheFields";
import { displayName } from "~/features/userFederation/provider/fields";
import * as plain from "~/parts/providerSettings/configForm";
import { type Component, useProviderTypes } from "~/features/userFederation/federation";
import {
  storedPeriods,
  type Periodic,
  periodFields,
  periodicOf,
  shownPeriods,
} from "~/features/userFederation/provider/periods";
import { textIn } from "~/kit/form/values";
import { type SettingName, useProviderFields } from "~/parts/providerSettings/ProviderSettings";
import { secretsIn } from "~/parts/providerSettings/settingTypes";

/** What the form of a custom provider shows. */
export type CustomValues = plain.ConfigValues & Periodic;

/** The form's values of a custom provider. */
export function toForm(component: Component): CustomValues {
  const { config = {} } = component;
  const { config: values, ...rest } = plain.toForm(component);
  const { fullSyncPeriod, changedSyncPeriod } = shownPeriods(config);
  return {
    ...rest,
    config: {
      cachePolicy: "DEFAULT",
      ...values,
      fullSyncPeriod: textIn(fullSyncPeriod),
      changedSyncPeriod: textIn(changedSyncPeriod),
    },
    ...periodicOf(config),
  };
}

/** The provider that the form's values mean. */
export function toObject({ periodicFullSync, periodicChangedUsersSync, ...values }: CustomValues) {
  const { config, ...rest } = plain.toObject(values);
  const periods = storedPeriods(config, { periodicFullSync, periodicChangedUsersSync });
  return { ...rest, config: { ...config, ...periods } };
}

const none: never[] = [];
const settingName = (setting: string): SettingName => `config.${setting}`;

const periods = periodFields(settingName);
const cache = cacheFields(settingName);

/**
 * The fields of a custom provider: name, what its type requests, when it synchronizes, how long users are cached.
 * @param providerId its type; one that the server does not have any more leaves only what all have
 * @returns the fields, and the form names of the secrets among them
 */
export function useCustomFields(providerId: string, isNew: boolean) {
  const type = useProviderTypes().find(({ id }) => id === providerId);
  const properties = type?.properties ?? none;
  const settings = useProviderFields(properties, { isNew });
  const synchronizes = type?.metadata.synchronizable === true;
  return {
    fields: [displayName, ...settings, ...(synchronizes ? periods : []), ...cache],
    secret: secretsIn(properties),
  };
}
