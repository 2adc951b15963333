import type AuthenticationFlowRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationFlowRepresentation";
import { useNavigate } from "react-router-dom";
import { nameRefused, pageOf } from "~/features/authentication/flows/flow";
import { flowFields } from "~/features/authentication/flows/flowFields";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

type Flow = AuthenticationFlowRepresentation;

const fields: FieldSpec<Flow>[] = [
  ...flowFields,
  {
    kind: "select",
    name: "providerId",
    label: "flowType",
    help: "topLevelFlowTypeHelp",
    listLabel: "selectFlowType",
    options: (["basic-flow", "client-flow"] as const).map((key) => ({ key, value: `top-level-flow-type.${key}` })),
  },
];

const empty: Flow = { alias: "", description: "", providerId: "basic-flow" };

/** A new flow without steps. */
export default function FlowNew() {
  const t = useT();
  const navigate = useNavigate();
  const edit = useEdit({
    name: "new flow",
    object: empty,
    ...formOf(fields),
    call: "authenticationManagement.createFlow",
    write: (call, { alias = "", ...next }) =>
      call("authenticationManagement.createFlow", { ...next, alias: alias.trim(), builtIn: false, topLevel: true }),
    onSaved: ({ id = "" }) => navigate(pageOf({ id })),
    fieldOf: nameRefused("alias"),
    done: "flowCreatedSuccess",
    failed: "flowCreateError",
  });
  return (
    <>
      <PageHeading title={t("createFlow")} subtitle={t("authenticationCreateFlowHelp")} />
      <FormPage
        edit={edit}
        fields={fields}
        cancelTo={to("authentication")}
        save="create"
        testIds={{ save: "create", cancel: "cancel" }}
      />
    </>
  );
}
