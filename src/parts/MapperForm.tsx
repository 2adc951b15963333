import type { ProtocolMapperTypeRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { PageSection, TextInput } from "@patternfly/react-core";
import { type ComponentProps, useMemo } from "react";
import { EditForm } from "~/kit/EditForm";
import { Field } from "~/kit/Field";
import { dotted } from "~/kit/fieldProps";
import type { FieldSpec } from "~/kit/Inputs";
import type { MapperValues } from "~/parts/mapper";
import { useProviderFields } from "~/parts/ProviderSettings";

interface Props {
  edit: ComponentProps<typeof EditForm<MapperValues>>["edit"];
  type: ProtocolMapperTypeRepresentation;
  back: string;
}

/** The form of a mapper: its name, which is chosen once, and the settings of its type. */
export function MapperForm({ edit, type, back }: Props) {
  const { isNew } = edit;
  const settings = useProviderFields(type.properties, { isNew, stringify: true });
  const fields = useMemo(
    (): FieldSpec[] => [
      { kind: "custom", name: "mapperType", label: "mapperType", render: () => <MapperType name={type.name} /> },
      { kind: "text", name: "name", label: "name", help: "mapperNameHelp", required: true, isDisabled: !isNew },
      ...settings,
    ],
    [type, settings, isNew],
  );
  return (
    <PageSection>
      <EditForm edit={edit} fields={fields} cancelTo={back} />
    </PageSection>
  );
}

const MapperType = ({ name }: { name: string }) => (
  <Field name="mapperType" label="mapperType">
    <TextInput id="mapperType" name="mapperType" readOnlyVariant="default" value={name} />
  </Field>
);

/** Form names of the settings of a mapper type that are secret. */
export const secretsOf = ({ properties }: ProtocolMapperTypeRepresentation) =>
  properties.flatMap(({ name, type, secret }) =>
    name && (secret || type === "Password") ? `config.${dotted(name)}` : [],
  );
