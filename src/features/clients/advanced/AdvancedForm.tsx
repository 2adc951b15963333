import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Card, CardBody } from "@patternfly/react-core";
import { useMemo } from "react";
import { convertersOf } from "~/features/clients/advanced/advancedValues";
import type { Fields } from "~/features/clients/advanced/labelled";
import { refusedAdvancedField } from "~/features/clients/advanced/refusedAdvancedField";
import { type Text, useT } from "~/i18n/useT";
import { EditForm } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";

interface Props {
  client: ClientRepresentation;
  /** Tells the forms of the tab apart, for their drafts. */
  name: string;
  /** What the section is about. */
  description?: Text;
  fields: Fields;
  testIds: { save: string; cancel: string };
}

/** A section of the advanced tab: it saves its own fields only (`PUT clients/{id}`). */
export function AdvancedForm({ client, name, description, fields, testIds }: Props) {
  const t = useT();
  const { id = "" } = client;
  const fieldNames = fields.map((field) => field.name);
  const names = fieldNames.join(" ");
  const { toForm, toObject } = useMemo(() => convertersOf(names.split(" ")), [names]);
  const edit = useEdit({
    name: `client ${name}`,
    object: client,
    toForm,
    toObject,
    call: "clients.update",
    read: (call) => call("clients.findOne", { id }),
    write: (call, next) => call("clients.update", { id }, next),
    fieldOf: (failure) => refusedAdvancedField(t, failure, fieldNames),
    done: "clientSaveSuccess",
    failed: "clientSaveError",
  });
  return (
    <Card isCompact>
      {description && <CardBody>{t(description)}</CardBody>}
      <CardBody>
        <EditForm edit={edit} fields={fields} testIds={testIds} />
      </CardBody>
    </Card>
  );
}
