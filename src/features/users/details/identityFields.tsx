import { InputGroup, InputGroupItem, TextInput } from "@patternfly/react-core";
import { Suspense } from "react";
import { useTime } from "~/i18n/useTime";
import { useT } from "~/i18n/useT";
import { ProvidedBy } from "~/features/users/credentials/ProvidedBy";
import type { UserValues } from "~/features/users/details/userForm";
import type { User } from "~/features/users/page/user";
import { CopyButton } from "~/kit/controls/CopyButton";
import { Field } from "~/kit/form/Field";
import type { FieldSpec } from "~/kit/form/Inputs";

/** What the server says of a user and nobody changes: id, creation, accepted terms, where it comes from. */
export const identityFields = ({
  id,
  createdTimestamp,
  federationLink,
  attributes = {},
}: Partial<User>): FieldSpec<UserValues>[] => {
  const terms: unknown = [attributes.terms_and_conditions].flat()[0];
  return [
    { kind: "custom", name: "id", label: "id", render: () => <Id id={id ?? ""} /> },
    ...(createdTimestamp === undefined
      ? []
      : [time({ name: "kc-created-at", label: "createdAt", at: createdTimestamp })]),
    // the server keeps seconds
    ...(Number(terms) > 0
      ? [time({ name: "terms_and_conditions", label: "termsAndConditionsUserAttribute", at: Number(terms) * 1000 })]
      : []),
    ...(federationLink ? [federation(federationLink)] : []),
  ];
};

function Id({ id }: { id: string }) {
  const t = useT();
  return (
    <Field name="id" id={id} label="id">
      <InputGroup>
        <InputGroupItem isFill>
          <TextInput id={id} aria-label={t("userID")} readOnlyVariant="default" value={id} />
        </InputGroupItem>
        <InputGroupItem>
          <CopyButton id={`user-${id}`} text={id} />
        </InputGroupItem>
      </InputGroup>
    </Field>
  );
}

interface TimeProps {
  name: string;
  label: "createdAt" | "termsAndConditionsUserAttribute";
  /** Milliseconds since 1970. */
  at: number;
}

const time = (props: TimeProps): FieldSpec<UserValues> => ({
  ...props,
  kind: "custom",
  render: () => <Time {...props} />,
});

function Time({ name, label, at }: TimeProps) {
  const time = useTime();
  return (
    <Field name={name} label={label}>
      <TextInput id={name} readOnlyVariant="default" value={time(at)} />
    </Field>
  );
}

const federation = (id: string): FieldSpec<UserValues> => ({
  kind: "custom",
  name: "federationLink",
  label: "federationLink",
  render: () => (
    <Field name="federationLink" label="federationLink" help="federationLinkHelp" isGroup>
      <Suspense>
        <ProvidedBy id={id} />
      </Suspense>
    </Field>
  ),
});
