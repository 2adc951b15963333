import { Button, ToolbarItem } from "@patternfly/react-core";
import { type ComponentProps, Suspense, useState } from "react";
import type { MapperTester } from "~/features/identityProviders/mappers/testing/MapperTester";
import { kindOf } from "~/features/identityProviders/provider";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";

const Tester = lazily(() =>
  import("~/features/identityProviders/mappers/testing/MapperTester").then((module) => module.MapperTester),
);

/** Opens the test of a provider's mappers, where they read a token or an assertion. */
export function TestMappers(props: Omit<ComponentProps<typeof MapperTester>, "onClose">) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (kindOf(props.provider.providerId) === "other" || props.mappers.length === 0) return null;
  return (
    <ToolbarItem>
      <Button variant="secondary" data-testid="test-mappers" onClick={() => setOpen(true)}>
        {t("gatehouse.testMappers")}
      </Button>
      <Suspense>{isOpen && <Tester {...props} onClose={() => setOpen(false)} />}</Suspense>
    </ToolbarItem>
  );
}
