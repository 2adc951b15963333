import type { ProtocolMapperTypeRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { PageSection, TextInput } from "@patternfly/react-core";
import type { ComponentProps } from "react";
import type { Address } from "~/place";
import { EditForm } from "~/kit/form/EditForm";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";
import type { MapperValues } from "~/parts/mappers/mapper";
import { useProviderFields } from "~/parts/providerSettings/ProviderSettings";

interface Props {
  edit: ComponentProps<typeof EditForm<MapperValues>>["edit"];
  type: ProtocolMapperTypeRepresentation;
  back: Address;
}

/** The form of a mapper: its name, which is chosen once, and the settings of its type. */
export function MapperForm({ edit, type, back }: Props) {
  const { isNew, form } = edit;
  const name = form.getValues("name");
  const settings = useProviderFields(type.properties, { isNew, stringify: true });
  const fields: FieldSpec<MapperValues>[] = [
    fixed({ name: "mapperType", label: "mapperType", value: type.name }),
    isNew
      ? { kind: "text", name: "name", label: "name", help: "mapperNameHelp", required: true, maxLength: LONGEST }
      : fixed({ name: "name", label: "name", help: "mapperNameHelp", value: name }),
    ...settings,
  ];
  return (
    <PageSection>
      <EditForm edit={edit} fields={fields} cancelTo={back} />
    </PageSection>
  );
}

/** A text that can be read and copied, but not changed. */
const fixed = ({
  value,
  ...props
}: Pick<FieldProps, "name" | "label" | "help"> & { value: string }): FieldSpec<MapperValues> => ({
  kind: "custom",
  ...props,
  render: () => (
    <Field {...props}>
      <TextInput id={props.name} name={props.name} data-testid={props.name} readOnlyVariant="default" value={value} />
    </Field>
  ),
});
