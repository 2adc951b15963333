import { Button, Flex, FlexItem, ModalBody, ModalHeader } from "@patternfly/react-core";
import { useAction } from "~/data/write/action";
import { refreshServerInfo } from "~/data/query/serverInfo";
import { refreshTexts } from "~/data/texts/texts";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { Modal } from "~/kit/dialog/Modal";

/** The caches of the server: label, and the call, after which their help is called. */
const caches = [
  { label: "realmCache", clear: "clearRealmCache" },
  { label: "userCache", clear: "clearUserCache" },
  { label: "keysCache", clear: "clearKeysCache" },
  { label: "crlCache", clear: "clearCrlCache" },
] as const;

/** Clears caches of the server one by one; stays open. */
export function ClearCaches({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Modal variant="small" onClose={onClose} aria-labelledby="clear-caches-title">
      <ModalHeader title={t("clearCachesTitle")} labelId="clear-caches-title" />
      <ModalBody>
        {caches.map((cache) => (
          <Cache key={cache.label} {...cache} />
        ))}
      </ModalBody>
    </Modal>
  );
}

function Cache({ label, clear }: (typeof caches)[number]) {
  const t = useT();
  const help = `${clear}Help` as const;
  const clearing = useAction(
    async (call) => {
      await call(`cache.${clear}`);
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
