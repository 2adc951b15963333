import { Content, Stack } from "@patternfly/react-core";
import { useAllData } from "~/data/query/cache";
import {
  policiesIn,
  policiesRead,
  profilesIn,
  profilesRead,
  rowsOf,
} from "~/features/realmSettings/clientPolicies/lists";
import { EntryName } from "~/features/realmSettings/clientPolicies/EntryName";
import { ProfilesJson } from "~/features/realmSettings/clientPolicies/ListJson";
import { useDeleteProfile, usersOf } from "~/features/realmSettings/clientPolicies/profiles";
import { useIsJson, ViewChoice } from "~/features/realmSettings/clientPolicies/ViewChoice";
import { useT } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { LocalList } from "~/kit/list/List";
import { to } from "~/routes";

const texts = { form: "profilesConfigTypes.formView", json: "profilesConfigTypes.jsonEditor" } as const;
const create = { label: "createClientProfile", call: "clientPolicies.createProfiles" } as const;

/** Profiles: lists of executors, which check or change requests of clients. */
export function ProfileList() {
  const t = useT();
  return (
    <Stack hasGutter>
      <Content component="p">{t("clientPoliciesProfilesHelpText")}</Content>
      <ViewChoice name="profilesView" label="profilesConfigType" texts={texts} />
      <div className="gh-beside">
        {useIsJson() && <ProfilesJson />}
        <Profiles />
      </div>
    </Stack>
  );
}

function Profiles() {
  const [profiles, policies] = useAllData(profilesRead, policiesRead);
  const all = policiesIn(policies);
  const remove = useDeleteProfile(all.own);
  const uses = (name = "") => usersOf([...all.own, ...all.global], name).join(", ");
  return (
    <LocalList
      listId="client-profiles"
      label="profiles"
      rows={rowsOf(profilesIn(profiles))}
      // no address is made of it
      id={({ name }) => `profile ${name}`}
      search="clientProfileSearch"
      columns={[
        {
          name: "name",
          label: "name",
          text: ({ name = "" }) => name,
          cell: (profile) => <EntryName {...profile} to={(profileName) => to("client-profile", { profileName })} />,
        },
        { name: "description", label: "clientProfileDescription", text: ({ description = "" }) => description },
        { name: "usedBy", label: "policies", text: ({ name }) => uses(name) },
      ]}
      isDisabled={({ isGlobal }) => isGlobal}
      actions={[{ label: "delete", call: create.call, run: ({ name = "" }) => void remove(name) }]}
      toolbar={() => (
        <WriteTool {...create} id="createProfile" testId="createProfile" to={to("client-profile-new", {})} />
      )}
      empty={{
        title: "emptyClientProfiles",
        body: "emptyClientProfilesInstructions",
        action: { ...create, to: to("client-profile-new", {}) },
      }}
    />
  );
}
