import { SEES_CLIENTS, SEES_REALM } from "~/data/access/readers";
import { InitialAccess } from "~/features/clients/initialAccess/InitialAccess";
import { ClientList } from "~/features/clients/ClientList";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { Readable } from "~/kit/page/Readable";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

const RegistrationPolicies = lazily(() =>
  import("~/features/clients/registration/RegistrationPolicies").then((module) => module.RegistrationPolicies),
);

/** The clients of the realm, and how clients come about by themselves. */
export default function Clients() {
  const t = useT();
  const { name } = usePlace();
  return (
    <>
      <PageHeading title={t("clientList")} subtitle={t("clientsExplain")} learnMore="_clients" />
      <RoutableTabs
        label={t("clientList")}
        of="clients"
        shown={name === "client-registration" ? name : undefined}
        tabs={{
          list: { testId: "list", content: <ClientList /> },
          "initial-access-token": {
            testId: "initialAccessToken",
            content: (
              <Readable rule={SEES_CLIENTS}>
                <InitialAccess />
              </Readable>
            ),
          },
          "client-registration": {
            testId: "registration",
            content: (
              <Readable rule={SEES_REALM}>
                <RegistrationPolicies />
              </Readable>
            ),
          },
        }}
      />
    </>
  );
}
