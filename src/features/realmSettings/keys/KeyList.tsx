import type { KeyMetadataRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/keyMetadataRepresentation";
import { Button, Flex, Label, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { useState } from "react";
import { useAllData } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";
import { providersRead } from "~/features/realmSettings/keys/keyActions";
import { type Text, useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { Modal } from "~/kit/dialog/Modal";
import { LocalList } from "~/kit/list/List";
import { CertificateBox, KeyText } from "~/parts/certificates/CertificateBox";

type Key = KeyMetadataRepresentation & { use?: string };

const states = ["ACTIVE", "PASSIVE", "DISABLED"] as const;

/** What a key that does not sign says of itself; not in the words of the filter, which automation finds by its texts. */
const stateTexts: Record<string, Text> = { PASSIVE: "gatehouse.keyPassive", DISABLED: "disabled" };

/** Milliseconds before its end from which a certificate is warned of. */
const SOON = 30 * 24 * 60 * 60 * 1000;

/** The keys of the realm: active ones sign, passive ones prove what was signed before. `GET keys`. */
export function KeyList() {
  const t = useT();
  const timeOf = useTime();
  const [{ keys = [] }, providers] = useAllData(["realms.getKeys", { realm: useRealm() }], providersRead);
  const [shown, setShown] = useState<{ of: Key; what: "publicKey" | "certificate" }>();
  const [now] = useState(Date.now);
  const nameOf = ({ providerId }: Key) => providers.find(({ id }) => id === providerId)?.name ?? "";
  const stateOf = ({ status = "" }: Key) => (stateTexts[status] ? t(stateTexts[status]) : status);
  const endOf = ({ certificate, validTo }: Key) => (certificate && validTo ? Number(validTo) : undefined);
  return (
    <>
      <LocalList<Key>
        listId="keys"
        label="keysList"
        rows={keys}
        // a provider can have several keys, and a kid can be in several providers
        id={({ providerId, kid, status, type }) => [providerId, kid, status, type].join(" ")}
        search="searchKey"
        // nearly any word is in the base64 of some public key
        searched={(key) => [key.algorithm, key.type, key.kid, key.use, nameOf(key)].join("\n")}
        filters={[
          {
            name: "status",
            label: "selectFilterType",
            any: "gatehouse.allKeys",
            testId: "filter-type-select",
            isFirst: true,
            options: Object.fromEntries(states.map((state) => [state, `keysFilter.${state}` as const])),
            optionIds: Object.fromEntries(states.map((state) => [state, `${state}-option`])),
            test: ({ status }, wanted) => status === wanted,
          },
        ]}
        columns={[
          {
            name: "algorithm",
            label: "algorithm",
            text: ({ algorithm = "" }) => algorithm,
            cell: (key) => (
              <>
                {key.algorithm} {key.status !== "ACTIVE" && <Label isCompact>{stateOf(key)}</Label>}
              </>
            ),
          },
          { name: "type", label: "type", text: ({ type = "" }) => type },
          { name: "kid", label: "kid", text: ({ kid = "" }) => kid, isOneLine: true },
          { name: "use", label: "use", text: ({ use = "" }) => use },
          { name: "provider", label: "provider", text: nameOf },
          {
            name: "validTo",
            label: "validTo",
            text: (key) => timeOf(endOf(key)),
            order: (key) => endOf(key) ?? 0,
            cell: (key) => {
              const end = endOf(key);
              const isNear = end !== undefined && end - now < SOON;
              return isNear ? <Label color="orange">{timeOf(end)}</Label> : timeOf(end) || "—";
            },
          },
          {
            name: "publicKeys",
            label: "publicKeys",
            text: ({ publicKey = "" }) => publicKey,
            cell: (key) => (
              <Flex>
                {key.publicKey && (
                  <Button variant="link" isInline onClick={() => setShown({ of: key, what: "publicKey" })}>
                    {t("publicKey")}
                  </Button>
                )}
                {key.certificate && (
                  <Button variant="link" isInline onClick={() => setShown({ of: key, what: "certificate" })}>
                    {t("certificate")}
                  </Button>
                )}
              </Flex>
            ),
          },
        ]}
        empty={{ title: "noKeys", body: "noKeysDescription" }}
      />
      {shown && <KeyDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface KeyDialogProps {
  of: Key;
  what: "publicKey" | "certificate";
  onClose: () => void;
}

/** A public key as text, or a certificate with what it says. */
function KeyDialog({ of: { kid = "", publicKey = "", certificate = "" }, what, onClose }: KeyDialogProps) {
  const t = useT();
  return (
    <Modal variant="medium" onClose={onClose} aria-labelledby="key-title">
      <ModalHeader title={t(what)} labelId="key-title" />
      <ModalBody>
        {what === "certificate" ? (
          <CertificateBox certificate={certificate} fileName={`${kid}.pem`} />
        ) : (
          <KeyText id="public-key" label="publicKey" text={publicKey} />
        )}
      </ModalBody>
      <ModalFooter>
        <Button id="modal-confirm" data-testid="confirm" onClick={onClose}>
          {t("close")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
