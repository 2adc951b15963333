import { useFormContext, useWatch } from "react-hook-form";
import { CUSTOM, DATE_TIME, type Question, valueId } from "~/features/clients/authorization/evaluate/evaluation";
import { Rows } from "~/features/clients/authorization/evaluate/Rows";
import { type Option, SelectField } from "~/kit/form/kinds/SelectField";
import { TextField } from "~/kit/form/kinds/TextField";
import { Td } from "~/kit/list/Table";

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
export const ContextRows = () => (
  <Rows
    name="attributes"
    ids="context.attributes"
    id="contextualAttributes"
    label="contextualAttributes"
    headings={["key", "value"]}
    empty={{ key: "", custom: "", value: "" }}
    needed="value"
    row={(index) => <Row index={index} />}
  />
);

function Row({ index }: { index: number }) {
  const name = `attributes.${index}`;
  const { setValue } = useFormContext();
  const attributes = useWatch<Question, "attributes">({ name: "attributes" });
  const key = attributes[index]?.key ?? "";
  const value = { name: `${name}.value`, id: valueId(attributes, index), label: "value" } as const;
  return (
    <>
      <Td>
        <SelectField
          name={`${name}.key`}
          id={`context.${name}.key`}
          label="key"
          inputLabel="selectOrTypeAKey"
          isTypeahead
          options={keys}
          onChosen={() => setValue(`${name}.value`, "")}
        />
        {key === CUSTOM && <TextField name={`${name}.custom`} label="gatehouse.context.name" />}
      </Td>
      <Td>
        {key === METHOD ? (
          <SelectField {...value} options={methods} />
        ) : (
          <TextField {...value} testId="attribute-value-input" type={key === DATE_TIME ? "datetime-local" : "text"} />
        )}
      </Td>
    </>
  );
}
