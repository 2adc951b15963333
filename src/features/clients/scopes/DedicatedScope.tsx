import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Form, FormGroup, PageSection } from "@patternfly/react-core";
import { byRight } from "~/data/access/permissions";
import { useAction } from "~/data/write/action";
import { useData } from "~/data/query/cache";
import { dedicatedName } from "~/features/clients/scopes/assignedScope";
import { useT } from "~/i18n/useT";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { MapperList } from "~/parts/mappers/MapperList";
import { RoleMapping } from "~/parts/roles/RoleMapping";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** The scope that belongs to one client: its mappers, and the roles its tokens may have. */
export default function DedicatedScope() {
  const t = useT();
  const { id = "" } = usePlace().params;
  const client = useData("clients.findOne", { id });
  const name = dedicatedName(client);
  return (
    <>
      <PageHeading title={name} subtitle={t("dedicatedScopeExplain")} />
      <RoutableTabs
        label={name}
        tabs={{
          mappers: {
            testId: "mappersTab",
            content: (
              <MapperList
                of="clients"
                owner={client}
                addressOf={(mapperId, viewMode) => to("client-dedicated-mapper", { id, mapperId, viewMode })}
              />
            ),
          },
          scope: { testId: "scopeTab", content: <RoleScope client={client} /> },
        }}
      />
    </>
  );
}

const alerts = { done: "clientScopeSuccess", failed: "clientScopeError" } as const;

/** Which roles of its users a client gets: all of them, or those that are chosen here. */
function RoleScope({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const { id = "", clientId = "", fullScopeAllowed = false } = client;
  const change = useAction(async (call, on: boolean) => {
    // the client as it is now: without the rest the server would switch authorization services off
    const now = await call("clients.findOne", { id });
    await call("clients.update", { id }, { ...now, fullScopeAllowed: on });
  }, alerts);
  return (
    <>
      <PageSection>
        <Form isHorizontal onSubmit={(event) => event.preventDefault()}>
          <FormGroup
            label={t("fullScopeAllowed")}
            fieldId="fullScopeAllowed"
            labelHelp={<HelpIcon name="fullScopeAllowed" text="fullScopeAllowedHelp" />}
            hasNoPaddingTop
          >
            <WriteSwitch
              call="clients.update"
              // other settings may be changed by who may configure the client
              object={byRight(client, "manage")}
              id="fullScopeAllowed"
              label={t("fullScopeAllowed")}
              text={t(fullScopeAllowed ? "on" : "off")}
              isOn={fullScopeAllowed}
              isBusy={change.running}
              onChange={(on) => void change.run(on)}
            />
          </FormGroup>
        </Form>
      </PageSection>
      {!fullScopeAllowed && <RoleMapping type="clients" id={id} name={clientId} object={client} alerts={alerts} />}
    </>
  );
}
