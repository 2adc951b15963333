import { Alert, Content, Form } from "@patternfly/react-core";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import type { ListedFlow } from "~/data/api/extra";
import { useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { bindings } from "~/features/authentication/flows/flow";
import type { Realm } from "~/features/authentication/realm";
import { bindAction } from "~/features/authentication/workbench/swap";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Dialog } from "~/kit/dialog/Dialog";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { runBulk } from "~/kit/list/bulk/BulkRuns";

interface Props {
  flow: Pick<ListedFlow, "id" | "alias">;
  onClose: () => void;
}

/** The bindings that an administrator chooses, in order → what a flow means for those who sign in. */
const meanings = {
  browserFlow: "gatehouse.bind.browserFlow",
  registrationFlow: "gatehouse.bind.registrationFlow",
  directGrantFlow: "gatehouse.bind.directGrantFlow",
  resetCredentialsFlow: "gatehouse.bind.resetCredentialsFlow",
  clientAuthenticationFlow: "gatehouse.bind.clientAuthenticationFlow",
  firstBrokerLoginFlow: "gatehouse.bind.firstBrokerLoginFlow",
} as const;

type Choosable = keyof typeof meanings;

const isChoosable = (name: string): name is Choosable => name in meanings;

interface Values {
  bindingType: Choosable;
}

/** What the realm uses a flow for; says what that means for those who sign in, and what it replaces. It can be undone. */
export function BindDialog({ flow: { id, alias }, onClose }: Props) {
  const t = useT();
  const realm = useRealm();
  const now: Realm = useRealmRepresentation();
  const { providerId } = useData("authenticationManagement.getFlow", { flowId: id });
  const executions = useData("flows.executions", { id });
  const isOfClients = providerId === "client-flow";
  const form = useForm<Values>({
    defaultValues: { bindingType: isOfClients ? "clientAuthenticationFlow" : "browserFlow" },
  });
  const binding = useWatch({ control: form.control, name: "bindingType" });
  const before = now[binding] ?? "";
  const fits = (binding === "clientAuthenticationFlow") === isOfClients;
  const runs = executions.some(({ requirement }) => requirement !== "DISABLED");
  const save = () => {
    const action = bindAction(realm, binding, { id, alias }, before);
    const use = { kind: "realm" as const, name: realm, bindings: [binding] };
    void runBulk({ realm, action, rows: [use], id: ({ name }) => name, name: ({ name }) => name });
    onClose();
  };
  return (
    <Dialog
      id="bind"
      variant="small"
      title={t("bindFlow")}
      actions={
        <WriteButton call="realms.update" testId="save" type="submit" form="bind-form">
          {t("save")}
        </WriteButton>
      }
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Form
          id="bind-form"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <SelectField
            name="bindingType"
            id="chooseBindingType"
            label="chooseBindingType"
            options={Object.keys(meanings)
              .filter(isChoosable)
              .map((key) => ({ key, value: bindings[key] }))}
          />
        </Form>
      </FormProvider>
      <Content component="p" data-testid="bind-meaning">
        {t(meanings[binding])}
        {before !== "" && before !== alias && <> {t(["gatehouse.bindInstead", { flow: before }])}</>}
      </Content>
      {!fits && <Alert isInline variant="warning" title={t("gatehouse.bindMisfit")} />}
      {!runs && <Alert isInline variant="warning" title={t("gatehouse.bindEmpty")} />}
    </Dialog>
  );
}
