import { HelperText, HelperTextItem } from "@patternfly/react-core";
import { useWatch } from "react-hook-form";
import { examplesOf, lintOrigin, lintRedirect } from "~/features/clients/addresses/addressLint";
import type { ClientValues } from "~/features/clients/client";
import { rootAddress } from "~/features/clients/homeAddress";
import { type Text, useT } from "~/i18n/useT";

/** Number of addresses up to which each gets examples: with more of them nobody reads these. */
const WITH_EXAMPLES = 3;

/** Each line once: what is said of one that is typed twice is the same. */
const once = (lines: readonly string[]) => [...new Set(lines)];

/** Warns of redirect addresses that are risky or of no use, and gives examples; nothing is kept from being saved. */
export function RedirectHints() {
  const [uris, rootUrl] = useWatch<ClientValues, ["redirectUris", "rootUrl"]>({ name: ["redirectUris", "rootUrl"] });
  const root = rootAddress(rootUrl);
  return (
    <>
      <Warnings id="redirectUris" lines={once(uris).map((uri) => [uri, lintRedirect(uri, root)])} />
      {uris.length <= WITH_EXAMPLES && once(uris).map((uri) => <Examples key={uri} {...examplesOf(uri, root)} />)}
    </>
  );
}

/** Warns of web origins that are risky or of no use. */
export function OriginHints() {
  const origins = useWatch<ClientValues, "webOrigins">({ name: "webOrigins" });
  return <Warnings id="webOrigins" lines={once(origins).map((origin) => [origin, lintOrigin(origin)])} />;
}

/** Warnings about the lines of a field, read out as they come. */
function Warnings({ id, lines }: { id: string; lines: [line: string, warnings: Text[]][] }) {
  const t = useT();
  return (
    <HelperText isLiveRegion data-testid={`${id}-hints`}>
      {lines.flatMap(([line, warnings]) =>
        warnings.map((warning) => (
          <HelperTextItem key={`${line} ${t(warning)}`} variant="warning">
            <bdi className="gh-wrap">{line}</bdi>: {t(warning)}
          </HelperTextItem>
        )),
      )}
    </HelperText>
  );
}

function Examples({ match, miss }: Partial<NonNullable<ReturnType<typeof examplesOf>>>) {
  const t = useT();
  if (!match || !miss) return null;
  return (
    <HelperText className="gh-wrap">
      <HelperTextItem>{t(["gatehouse.lintMatches", { example: match }])}</HelperTextItem>
      <HelperTextItem>{t(["gatehouse.lintMisses", { example: miss }])}</HelperTextItem>
    </HelperText>
  );
}
