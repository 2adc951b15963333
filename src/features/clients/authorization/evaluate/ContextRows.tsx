import { useWatch } from "react-hook-form";
import { CUSTOM, DATE_TIME } from "~/features/clients/authorization/evaluate/evaluation";
import { Rows } from "~/features/clients/authorization/evaluate/Rows";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { type Option, SelectField } from "~/kit/form/kinds/SelectField";
import { TextField } from "~/kit/form/kinds/TextField";
import { textIn } from "~/kit/form/values";

const METHOD = "kc.identity.authc.method";

const keys: Option[] = [
  { key: METHOD, value: "gatehouse.context.method" },
  { key: "kc.realm.name", value: "realm" },
  { key: DATE_TIME, value: "gatehouse.context.time" },
  { key: "kc.client.network.ip_address", value: "gatehouse.context.ipAddress" },
  { key: "kc.client.network.host", value: "gatehouse.context.host" },
  { key: "kc.client.user_agent", value: "gatehouse.context.userAgent" },
  { key: CUSTOM, value: "customAttribute" },
];

const methods: Option[] = [
  { key: "pwd", value: "password" },
  { key: "otp", value: "gatehouse.context.otp" },
  { key: "kbr", value: { text: "Kerberos" } },
];

/** Attributes of the request that policies may look at. */
export function ContextRows() {
  const t = useT();
  return (
    <div id="contextualAttributes" role="group" aria-label={t("contextualAttributes")}>
      <b>{t("contextualAttributes")}</b> <HelpIcon name="contextualAttributes" text="contextualAttributesHelp" />
      <Rows
        name="attributes"
        ids="context.attributes"
        empty={{ key: "", custom: "", value: "" }}
        row={(index) => <Row index={index} />}
      />
    </div>
  );
}

function Row({ index }: { index: number }) {
  const name = `attributes.${index}`;
  const key = textIn(useWatch({ name: `${name}.key`, exact: true }));
  const value = { name: `${name}.value`, label: "value", testId: "attribute-value-input" } as const;
  return (
    <>
      <div>
        <SelectField
          name={`${name}.key`}
          id={`context.${name}.key`}
          label="key"
          inputLabel="selectOrTypeAKey"
          isTypeahead
          options={keys}
        />
        {key === CUSTOM && <TextField name={`${name}.custom`} label="gatehouse.context.name" />}
      </div>
      <div>
        {key === METHOD ? (
          <SelectField name={value.name} label="value" options={methods} />
        ) : (
          <TextField {...value} type={key === DATE_TIME ? "datetime-local" : "text"} />
        )}
      </div>
    </>
  );
}
