import { Label, PageSection, Stack } from "@patternfly/react-core";
import type ClientProfileRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientProfileRepresentation";
import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { useAllData, useData } from "~/data/query/cache";
import {
  changeProfiles,
  named,
  policiesRead,
  profilesIn,
  profilesRead,
  useNamed,
} from "~/features/realmSettings/clientPolicies/lists";
import { nameRule, refusedName } from "~/features/realmSettings/clientPolicies/nameRule";
import { ReadOnlyForm } from "~/features/realmSettings/clientPolicies/ReadOnlyForm";
import { useDeleteProfile, writeProfile } from "~/features/realmSettings/clientPolicies/profiles";
import { executorsOf } from "~/features/realmSettings/clientPolicies/steps";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { EditForm } from "~/kit/form/EditForm";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { useCrumbs } from "~/kit/page/crumbs";
import { lazily } from "~/kit/page/lazily";
import { Loading } from "~/kit/page/Loading";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

const StepList = lazily(() =>
  import("~/features/realmSettings/clientPolicies/StepList").then((module) => module.StepList),
);
const CALL = "clientPolicies.createProfiles";
const empty: ClientProfileRepresentation = {};
const list = () => to("realm-settings", { tab: "client-policies", subtab: "profiles" });

/** A profile and its executors, or a new one. */
export default function Profile() {
  const { profileName: name } = usePlace().params;
  return name === undefined ? <ProfilePage profile={empty} /> : <NamedProfile name={name} />;
}

function NamedProfile({ name }: { name: string }) {
  const { own, global } = profilesIn(useData(...profilesRead));
  const profile = useNamed([...own, ...global], name);
  return profile ? <ProfilePage profile={profile} /> : <Loading />;
}

function ProfilePage({ profile }: { profile: ClientProfileRepresentation }) {
  const t = useT();
  const { name = "" } = profile;
  const [lists, { policies = [] }] = useAllData(profilesRead, policiesRead);
  const { own, global } = profilesIn(lists);
  const isGlobal = global.includes(profile);
  const navigate = useNavigate();
  const remove = useDeleteProfile(policies, () => navigate(list()));
  useCrumbs([{ text: t("clientPolicies"), to: list() }]);
  const fields: FieldSpec<ClientProfileRepresentation>[] = [
    {
      kind: "text",
      name: "name",
      label: "newClientProfileName",
      hint: "createClientProfileNameHelperText",
      required: true,
      validate: nameRule([...own, ...global], name),
    },
    { kind: "textArea", name: "description", label: "description" },
  ];
  return (
    <>
      <PageHeading
        title={name || t("newClientProfile")}
        badges={isGlobal && <Label color="blue">{t("global")}</Label>}
        actions={
          name !== "" &&
          !isGlobal && (
            <ActionMenu id="client-profile-actions">
              <WriteItem call={CALL} testId="deleteClientProfileDropdown" isDanger onClick={() => void remove(name)}>
                {t("deleteClientProfile")}
              </WriteItem>
            </ActionMenu>
          )
        }
      />
      <PageSection>
        <Stack hasGutter>
          {isGlobal ? (
            <ReadOnlyForm object={profile} fields={fields} />
          ) : (
            // another profile has another form
            <ProfileForm key={name} profile={profile} fields={fields} />
          )}
          {name !== "" && (
            <Suspense fallback={<Loading />}>
              <StepList kind="executor" owner={name} steps={executorsOf(profile)} isGlobal={isGlobal} back={list()} />
            </Suspense>
          )}
        </Stack>
      </PageSection>
    </>
  );
}

interface Props {
  profile: ClientProfileRepresentation;
  fields: FieldSpec<ClientProfileRepresentation>[];
}

/** Name and description of a profile (`PUT client-policies/profiles`). */
function ProfileForm({ profile, fields }: Props) {
  const navigate = useNavigate();
  const { name = "" } = profile;
  const edit = useEdit({
    name: name ? `client profile ${name}` : "new client profile",
    object: profile,
    ...formOf(fields),
    call: CALL,
    read: name ? async (call) => named((await call(...profilesRead)).profiles ?? [], name) : undefined,
    write: async (call, next) => {
      if (name) await writeProfile(call, name, next);
      else await changeProfiles(call, (all) => [...all, next]);
      return next.name ?? "";
    },
    recreate: (call, next) => changeProfiles(call, (all) => [...all, next]).then(() => next.name ?? ""),
    fieldOf: refusedName,
    onSaved: (profileName) => navigate(to("client-profile", { profileName }), { replace: true }),
    done: name ? "updateClientProfileSuccess" : "createClientProfileSuccess",
    failed: name ? "updateClientProfilesError" : "createClientProfileError",
  });
  return (
    <EditForm
      edit={edit}
      fields={fields}
      cancelTo={name ? undefined : list()}
      testIds={{ save: "saveCreateProfile", cancel: name ? "reloadProfile" : "cancelCreateProfile" }}
    />
  );
}
