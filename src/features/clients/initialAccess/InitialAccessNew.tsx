import { ActionGroup, Button, PageSection } from "@patternfly/react-core";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useServerInfo } from "~/data/query/serverInfo";
import { useRealm } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { TokenDialog } from "~/features/clients/initialAccess/TokenDialog";
import { labelled } from "~/i18n/serverWords";
import { type Text, useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { DraftOffer } from "~/kit/form/DraftOffer";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { LARGEST } from "~/kit/form/useField";
import { useGuardedForm } from "~/kit/form/useGuardedForm";
import { useUnsaved } from "~/kit/form/useUnsaved";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";
import { PlainForm } from "~/kit/form/PlainForm";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

interface Values {
  /** Seconds. */
  expiration: number;
  count: number;
  webOrigins: string[];
}

const defaultValues: Values = { expiration: 86_400, count: 1, webOrigins: [] };

/** Seconds that a token may last from now on: the server has no later time, and reads no token that it would end after. */
const longest = () => LARGEST - Math.ceil(Date.now() / 1000);

const fieldsOf = (): FieldSpec<Values>[] => [
  {
    kind: "duration",
    name: "expiration",
    label: "expiration",
    help: "tokenExpirationHelp",
    required: true,
    requiredText: "expirationValueNotValid",
    max: longest(),
    validate: (seconds) => (Number(seconds) >= 1 ? undefined : "expirationValueNotValid"),
  },
  { kind: "number", name: "count", ...labelled("count"), required: true, min: 1 },
];

/** An origin as browsers name one: scheme, host and port. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#*\s]+$/;

/** What is wrong about an origin: the server compares texts, and a token that lets no page in cannot be changed any more. */
function wrongOrigin(typed: string): Text | undefined {
  const one = typed.trim();
  if (one === "*" || one === "") return undefined;
  const { origin } = new URL(URL.canParse(one) ? one : "about:blank");
  // for schemes that are not of the web it says "null"
  if (origin !== "null" && origin !== one) return ["gatehouse.lintOriginPath", { origin }];
  return ORIGIN.test(one) ? undefined : "gatehouse.lintNoUrl";
}

const origins: FieldSpec<Values> = {
  kind: "multiLine",
  name: "webOrigins",
  label: "webOrigins",
  help: "gatehouse.tokenOriginsHelp",
  addLabel: "addWebOrigins",
  type: "url",
  validate: (typed) => [typed].flat().map(wrongOrigin).find(Boolean),
};

/** A new initial access token: `POST clients-initial-access`; the server returns it once. */
export default function InitialAccessNew() {
  const t = useT();
  const realm = useRealm();
  const navigate = useNavigate();
  const policies = useServerInfo().providers?.["client-registration-policy"]?.providers;
  // a token with origins came to the server with this policy (26.5)
  const hasOrigins = policies?.["registration-web-origins"] !== undefined;
  const shown = useMemo(() => [...fieldsOf(), ...(hasOrigins ? [origins] : [])], [hasOrigins]);
  const [token, setToken] = useState<string>();
  const { form, draft, done } = useGuardedForm({ name: "initial access token", defaultValues, mode: "onChange" });
  const list = to("clients", { tab: "initial-access-token" });
  const creation = useAction(
    async (call, { webOrigins: typed, ...values }: Values) => {
      const webOrigins = typed.map((origin) => origin.trim()).filter(Boolean);
      const query = { ...values, ...(webOrigins.length > 0 && { webOrigins }) };
      const made = await call("realms.createClientsInitialAccess", { realm }, query);
      setToken(made.token ?? "");
    },
    { failed: "tokenSaveError", answered: done },
  );
  const isBusy = creation.running;
  // nobody would see the token that is on its way
  useUnsaved("initial access token on its way", isBusy);
  return (
    <>
      <PageHeading title={t("createToken")} subtitle={t("createTokenHelp")} />
      <PageSection>
        <DraftOffer draft={draft} />
        <PlainForm
          form={form}
          className="keycloak__form"
          onSubmit={() => !isBusy && form.handleSubmit((values) => creation.run(values))()}
        >
          <Inputs fields={shown} />
          <ActionGroup>
            <WriteButton
              call="realms.createClientsInitialAccess"
              type="submit"
              testId="save"
              isLoading={isBusy}
              isDisabled={isBusy || !form.formState.isValid}
            >
              {t("save")}
            </WriteButton>
            <Button
              variant="link"
              data-testid="cancel"
              onClick={() => {
                done();
                void navigate(list);
              }}
            >
              {t("cancel")}
            </Button>
          </ActionGroup>
        </PlainForm>
      </PageSection>
      {token !== undefined && (
        <TokenDialog
          token={token}
          onClose={() => {
            addAlert("tokenSaveSuccess");
            void navigate(list);
          }}
        />
      )}
    </>
  );
}
