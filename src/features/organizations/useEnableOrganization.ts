import { useAction } from "~/data/write/action";
import type { Organization } from "~/features/organizations/organization";
import { confirm } from "~/kit/dialog/confirm";

/**
 * Switches an organization on and off, asking first before it is off: `PUT organizations/{id}` with the organization as
 * the server has it then.
 */
export function useEnableOrganization({ id = "", name = "" }: Organization) {
  const { run, running } = useAction(
    async (call, enabled: boolean) => {
      const fresh = await call("organizations.findOne", { id });
      await call("organizations.updateById", { id }, { ...fresh, enabled });
    },
    { done: "organizationSaveSuccess", failed: "organizationSaveError" },
  );
  const change = async (on: boolean) => {
    const ask = () =>
      confirm({
        title: "disableConfirmOrganizationTitle",
        body: "disableConfirmOrganization",
        names: [name],
        label: "disable",
        danger: true,
      });
    if (on || (await ask())) await run(on);
  };
  return { change, running };
}
