import { Flex, Label, Title } from "@patternfly/react-core";
import TrashIcon from "@patternfly/react-icons/dist/esm/icons/trash-icon";
import type ClientPolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientPolicyRepresentation";
import type ClientProfileRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientProfileRepresentation";
import { useState } from "react";
import { useAction } from "~/data/write/action";
import { AddProfiles } from "~/features/realmSettings/clientPolicies/AddProfiles";
import { EntryName } from "~/features/realmSettings/clientPolicies/EntryName";
import {
  changePolicies,
  type Entries,
  replaced,
  type Row,
  rowsOf,
} from "~/features/realmSettings/clientPolicies/lists";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { to } from "~/routes";

const CALL = "clientPolicies.updatePolicy";

interface Props {
  policy: ClientPolicyRepresentation;
  profiles: Entries<ClientProfileRepresentation>;
  /** It comes with the server and can only be looked at. */
  isGlobal: boolean;
}

/** The profiles whose executors count where a policy does. */
export function PolicyProfiles({ policy: { name = "", profiles: chosen = [] }, profiles, isGlobal }: Props) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const all = rowsOf(profiles);
  const deletion = useAction(
    (call, profile: string) =>
      changePolicies(call, (policies) =>
        replaced(policies, name, (policy) => ({
          ...policy,
          profiles: policy.profiles?.filter((one) => one !== profile),
        })),
      ),
    { done: "deleteClientPolicyProfileSuccess", failed: "deleteClientPolicyProfileError" },
  );
  const remove = async (profile: string) => {
    const yes = await confirm({
      title: "deleteClientPolicyProfileConfirmTitle",
      body: ["deleteClientPolicyProfileConfirm", { profileName: profile, policyName: name }],
      names: [profile],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(profile);
  };
  return (
    <section aria-labelledby="clientProfiles">
      <Flex>
        <Title headingLevel="h2" id="clientProfiles">
          {t("clientProfiles")}
        </Title>
        <HelpIcon name="clientProfiles" text="clientProfilesHelp" />
        {!isGlobal && (
          <WriteButton
            call={CALL}
            variant="link"
            id="addClientProfile"
            testId="addClientProfile"
            onClick={() => setAdding(true)}
          >
            {t("addClientProfile")}
          </WriteButton>
        )}
      </Flex>
      {chosen.length === 0 ? (
        <p>{t("emptyProfiles")}</p>
      ) : (
        <Table aria-label={t("profiles")}>
          <Thead>
            <Tr>
              <Th>{t("clientProfileName")}</Th>
              <Th>{t("description")}</Th>
              <Td />
            </Tr>
          </Thead>
          <Tbody>
            {chosen.map((profile) => (
              <ProfileRow
                key={profile}
                name={profile}
                profile={all.find((one) => one.name === profile)}
                onDelete={isGlobal ? undefined : () => void remove(profile)}
              />
            ))}
          </Tbody>
        </Table>
      )}
      {isAdding && (
        <AddProfiles
          policy={name}
          free={all.filter((one) => !chosen.includes(one.name ?? ""))}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

interface RowProps {
  name: string;
  /** Undefined where the realm has none of that name any more. */
  profile: Row<ClientProfileRepresentation> | undefined;
  onDelete?: () => void;
}

function ProfileRow({ name, profile, onDelete }: RowProps) {
  const t = useT();
  return (
    <Tr id={`${name}-profile-list-item`} data-testid="profile-list-item">
      <Td label={t("clientProfileName")} data-testid="profile-list-row">
        <span data-testid="profile-name">
          <EntryName
            name={name}
            isGlobal={profile?.isGlobal}
            to={profile && ((profileName) => to("client-profile", { profileName }))}
            testId="profile-name-link"
          />
          {!profile && <Label color="orange">{t("gatehouse.profileGone")}</Label>}
        </span>
      </Td>
      <Td label={t("description")}>{profile?.description}</Td>
      <Td className="pf-v6-c-table__action">
        {onDelete && (
          <WriteButton
            call={CALL}
            variant="plain"
            testId="deleteClientProfileDropdown"
            icon={<TrashIcon />}
            onClick={onDelete}
          >
            <span className="pf-v6-screen-reader">{`${t("remove")} ${name}`}</span>
          </WriteButton>
        )}
      </Td>
    </Tr>
  );
}
