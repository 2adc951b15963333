import type { PartialImportResponse } from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { Alert, Button, Checkbox, Content, Form, FormGroup } from "@patternfly/react-core";
import { useMemo, useState } from "react";
import { useRealm } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { ImportPlan } from "~/features/realmSettings/partial/ImportPlan";
import { entriesIn } from "~/features/realmSettings/partial/planned";
import { ImportReport } from "~/features/realmSettings/partial/ImportReport";
import {
  countOf,
  type Kind,
  kinds,
  partOf,
  type RealmFile,
  type Rule,
  realmsIn,
  unsupportedIn,
} from "~/features/realmSettings/partial/realmFile";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Dialog } from "~/kit/dialog/Dialog";
import { Select } from "~/kit/form/kinds/Select";
import { type TextFile, TextFileUpload } from "~/kit/form/kinds/TextFileUpload";
import { textIn } from "~/kit/form/values";

const rules: Rule[] = ["FAIL", "SKIP", "OVERWRITE"];

const isRule = (key: string): key is Rule => rules.some((rule) => rule === key);

/** Takes users, groups, clients, identity providers and roles out of the file of a realm: `POST partialImport`. */
export function PartialImport({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [file, setFile] = useState<TextFile>({ name: "", text: "" });
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<Kind[]>([]);
  const [rule, setRule] = useState<Rule>("FAIL");
  // another file and another choice are compared anew
  const [compared, setCompared] = useState<Kind[]>();
  const isCompared = compared === chosen;
  const [report, setReport] = useState<PartialImportResponse>();
  const { realms, problem } = useMemo(() => realmsIn(file.text), [file.text]);
  const realm = realms[at] ?? {};
  const found = kinds.filter((kind) => countOf(realm, kind) > 0);
  const action = useImport(setReport);
  if (report) return <ImportReport report={report} onClose={onClose} />;
  return (
    <Dialog
      id="partial-import"
      variant={isCompared ? "large" : "medium"}
      title={t("partialImport")}
      actions={
        <WriteButton
          call="realms.partialImport"
          id="modal-import"
          testId="confirm"
          isLoading={action.running}
          isDisabled={chosen.length === 0 || action.running}
          onClick={() => void action.run(partOf(realm, chosen), rule)}
        >
          {t("import")}
        </WriteButton>
      }
      isLocked={action.running}
      isUnsaved={chosen.length > 1}
      onClose={onClose}
    >
      <Content component="p">{t("partialImportHeaderText")}</Content>
      <Form onSubmit={(event) => event.preventDefault()}>
        <TextFileUpload
          id="partial-import-file"
          accept=".json,application/json"
          value={file}
          error={problem && t(problem)}
          onChange={(next) => {
            setFile(next);
            setAt(0);
            setChosen([]);
            setRule("FAIL");
          }}
        />
        {realms.length > 1 && (
          <FormGroup label={t("selectRealm")} fieldId="realm-selector">
            <Select
              id="realm-selector"
              label={t("realmSelector")}
              choices={realms.map((one, index) => ({
                key: String(index),
                text: nameOf(one),
                testId: `${textIn(one["id"])}-select-option`,
              }))}
              chosen={[String(at)]}
              onChoose={(key) => {
                setAt(Number(key));
                setChosen([]);
              }}
            />
          </FormGroup>
        )}
        {found.length > 0 && (
          <>
            <FormGroup label={t("chooseResources")} role="group">
              <div role="list" aria-label={t("resourcesToImport")}>
                {found.map((kind) => (
                  <div key={kind} role="listitem">
                    <Checkbox
                      id={`${kind}-checkbox`}
                      name={kind}
                      data-testid={`${kind}-checkbox`}
                      label={`${countOf(realm, kind)} ${t(kind)}`}
                      isChecked={chosen.includes(kind)}
                      onChange={(_, on) => setChosen(on ? [...chosen, kind] : chosen.filter((other) => other !== kind))}
                    />
                  </div>
                ))}
              </div>
            </FormGroup>
            <FormGroup label={t("selectIfResourceExists")} fieldId="import-rule">
              <Select
                id="import-rule"
                label={t("selectIfResourceExists")}
                choices={rules.map((key) => ({ key, text: t(key) }))}
                chosen={[rule]}
                onChoose={(key) => isRule(key) && setRule(key)}
              />
              {rule === "OVERWRITE" && (
                <Alert isInline isPlain variant="warning" title={t("gatehouse.importReplaces")} />
              )}
            </FormGroup>
          </>
        )}
        <Unsupported realm={realm} />
        {chosen.length > 0 && !isCompared && (
          <div>
            <Button variant="secondary" data-testid="compare" onClick={() => setCompared(chosen)}>
              {t("gatehouse.importCompare")}
            </Button>
          </div>
        )}
      </Form>
      {isCompared && (
        <section style={{ marginBlockStart: "var(--pf-t--global--spacer--lg)" }}>
          <ImportPlan entries={entriesIn(realm, chosen)} rule={rule} />
        </section>
      )}
    </Dialog>
  );
}

const nameOf = ({ realm, id }: RealmFile) => textIn(realm ?? id);

/** Says what of the file the server does not take. */
function Unsupported({ realm }: { realm: RealmFile }) {
  const t = useT();
  const names = unsupportedIn(realm);
  if (names.length === 0) return null;
  return (
    <Alert isInline isPlain variant="warning" title={t(["gatehouse.importUnsupported", { names: names.join(", ") }])} />
  );
}

/** Sends a part of a file; the server makes all of it or nothing. */
function useImport(done: (report: PartialImportResponse) => void) {
  const realm = useRealm();
  return useAction(
    async (call, part: RealmFile, ifResourceExists: Rule) =>
      done(await call("realms.partialImport", { realm, rep: { ...part, ifResourceExists } })),
    {
      failed: "importFail",
      long: true,
      // what the server says of an id that another object has, whatever is done with what is there by name
      hint: ({ message }) => (/duplicate resource/i.test(message) ? "gatehouse.importedIdTaken" : undefined),
    },
  );
}
