import { HelperText, HelperTextItem } from "@patternfly/react-core";
import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Mapper } from "~/features/identityProviders/mappers/mapper";
import { outcomesOf } from "~/features/identityProviders/mappers/testing/outcome";
import { readAssertion, readToken } from "~/features/identityProviders/mappers/testing/pasted";
import { type IdentityProvider, kindOf } from "~/features/identityProviders/provider";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { PlainForm } from "~/kit/form/PlainForm";
import { TextArea } from "~/kit/form/kinds/TextArea";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { nameOf } from "~/parts/mappers/mapper";

interface Props {
  provider: IdentityProvider;
  mappers: readonly Mapper[];
  /** The name of a mapper's type. */
  typeOf: (mapper: Mapper) => string;
  onClose: () => void;
}

const variants = { given: "success", nothing: "default", unknown: "indeterminate" } as const;

/** Shows what each mapper of a provider would give for a token or assertion, which stays in this dialog. */
export function MapperTester({ provider, mappers, typeOf, onClose }: Props) {
  const t = useT();
  const isSaml = kindOf(provider.providerId) === "saml";
  const read = isSaml ? readAssertion : readToken;
  const label = isSaml ? t("gatehouse.pastedAssertion") : t("gatehouse.pastedToken");
  const form = useForm({ defaultValues: { pasted: "" }, mode: "onChange" });
  const text = useWatch({ control: form.control, name: "pasted" });
  const { pasted } = useMemo(() => (text.trim() ? read(text) : {}), [read, text]);
  return (
    <Dialog
      id="mapper-tester"
      variant="large"
      title={t("gatehouse.testMappers")}
      description={t("gatehouse.testMappersBody")}
      onClose={onClose}
    >
      <PlainForm form={form}>
        <TextArea name="pasted" label={{ text: label }} rows={6} validate={(value) => read(value).error} />
      </PlainForm>
      {pasted && (
        <Table className="gh-wrap" aria-label={t("gatehouse.testMappers")}>
          <Thead>
            <Tr>
              <Th>{t("name")}</Th>
              <Th>{t("type")}</Th>
              <Th>{t("results")}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {mappers.map((mapper) => (
              <Tr key={mapper.id}>
                <Td label={t("name")}>{nameOf(mapper)}</Td>
                <Td label={t("type")}>{typeOf(mapper)}</Td>
                <Td label={t("results")}>
                  <HelperText>
                    {outcomesOf(mapper, provider.alias ?? "", pasted).map(({ is, text: outcome }, index) => (
                      <HelperTextItem key={index} variant={variants[is]} screenReaderText="">
                        {t(outcome)}
                      </HelperTextItem>
                    ))}
                  </HelperText>
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
    </Dialog>
  );
}
