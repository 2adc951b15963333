import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useMemo } from "react";
import { useOptional } from "~/data/query/cache";
import { convertersOf } from "~/features/clients/advanced/advancedValues";
import { receiverSections } from "~/features/clients/ssf/receiverSections";
import { useT } from "~/i18n/useT";
import { SectionsForm } from "~/kit/form/SectionsForm";
import { useEdit } from "~/kit/form/useEdit";

const testIds = { save: "ssfReceiverSave", cancel: "ssfReceiverRevert" };

/** What a receiver may do and gets: attributes of its client (`PUT clients/{id}`). */
export function Receiver({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const { id = "" } = client;
  // without view-realm the events of the server are not known: those that are stored show
  const sections = receiverSections(t, useOptional("ssf.config") ?? {});
  const names = sections.flatMap(({ fields }) => fields.map(({ name }) => name)).join(" ");
  const converters = useMemo(() => convertersOf(names.split(" ")), [names]);
  const edit = useEdit({
    name: "client ssf",
    object: client,
    ...converters,
    call: "clients.update",
    read: (call) => call("clients.findOne", { id }),
    write: (call, next) => call("clients.update", { id }, next),
    done: "clientSaveSuccess",
    failed: "clientSaveError",
  });
  return <SectionsForm edit={edit} sections={sections} testIds={testIds} />;
}
