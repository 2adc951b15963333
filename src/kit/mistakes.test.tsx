// Mistakes that the compiler must name where they are made: each line below one of these comments must not compile.
import { useAction } from "~/data/write/action";
import { EditForm } from "~/kit/form/EditForm";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

type Edit = Parameters<typeof EditForm<{ name: string }>>[0]["edit"];

/** Compiled, never run. */
export function Mistakes({ edit, title }: { edit: Edit; title: string }) {
  // the callback is not blamed for the key
  useAction((call, id: string) => call("users.del", { id }), {
    // @ts-expect-error a key that not every server has
    failed: "deleteErrorIdentityProvider",
  });
  useAction((call, id: string) => call("users.del", { id }), {
    // @ts-expect-error a key that needs a value
    done: "deleteConfirm",
    failed: "deleteError",
  });
  useAction((call) => call("users.del", { id: "1" }), { failed: "deleteError" });
  return (
    <>
      {/* @ts-expect-error a key that was not translated */}
      <PageHeading title="titleUsers" />
      <PageHeading title={title} />
      {/* @ts-expect-error no address of a place */}
      <EditForm edit={edit} cancelTo="/r/rolez" />
      <EditForm edit={edit} cancelTo={to("roles")} />
      {/* @ts-expect-error no place */}
      <EditForm edit={edit} cancelTo={to("rolez")} />
    </>
  );
}

it("compiles, with exactly the mistakes above", () => expect(Mistakes).toBeDefined());
