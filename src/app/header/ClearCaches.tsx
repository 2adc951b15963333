import { Button, Flex, FlexItem, ModalBody, ModalHeader } from "@patternfly/react-core";
import { useAction } from "~/data/write/action";
import { refreshServerInfo } from "~/data/query/serverInfo";
import { refreshTexts } from "~/data/texts/texts";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { Modal } from "~/kit/dialog/Modal";

/** The caches of the server: name of the call, label, help. */
const caches = [
  { call: "cache.clearRealmCache", label: "realmCache", help: "clearRealmCacheHelp" },
  { call: "cache.clearUserCache", label: "userCache", help: "clearUserCacheHelp" },
  { call: "cache.clearKeysCache", label: "keysCache", help: "clearKeysCacheHelp" },
  { call: "cache.clearCrlCache", label: "crlCache", help: "clearCrlCacheHelp" },
] as const;

/** Clears caches of the server one by one; stays open. */
export function ClearCaches({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Modal variant="small" onClose={onClose} aria-labelledby="clear-caches-title">
      <ModalHeader title={t("clearCachesTitle")} labelId="clear-caches-title" />
      <ModalBody>
        {caches.map((cache) => (
          <Cache key={cache.call} {...cache} />
        ))}
      </ModalBody>
    </Modal>
  );
}

function Cache({ call: name, label, help }: (typeof caches)[number]) {
  const t = useT();
  const clearing = useAction(
    async (call) => {
      await call(name);
      // what the console itself keeps of the server is a cache as well
      await Promise.all([refreshTexts(), refreshServerInfo().catch(() => undefined)]);
    },
    { done: "clearCacheSuccess", failed: "clearCacheError" },
  );
  return (
    <Flex
      justifyContent={{ default: "justifyContentSpaceBetween" }}
      style={{ paddingBlockEnd: "var(--pf-t--global--spacer--sm)" }}
    >
      <FlexItem>
        <span id={`${label}-label`}>{t(label)}</span> <HelpIcon name={help} text={help} />
      </FlexItem>
      <Button
        id={label}
        variant="secondary"
        isLoading={clearing.running}
        isDisabled={clearing.running}
        aria-describedby={`${label}-label`}
        onClick={() => void clearing.run()}
      >
        {t("clearButtonTitle")}
      </Button>
    </Flex>
  );
}
