import { useNavigate } from "react-router-dom";
import { CustomPage } from "~/features/customUi/CustomPage";
import { type CustomType, PAGE } from "~/features/customUi/customTypes";
import { useItemEdit } from "~/features/customUi/useItemEdit";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const empty = {};

/** A new item of a custom page. */
export default function CustomItemNew() {
  return <CustomPage>{(type) => <NewItem type={type} />}</CustomPage>;
}

function NewItem({ type }: { type: CustomType }) {
  const t = useT();
  const navigate = useNavigate();
  const { params } = usePlace();
  const { id: providerId } = type;
  const { edit, fields } = useItemEdit({
    name: `new item of ${providerId}`,
    type,
    providerType: PAGE,
    item: empty,
    params,
    onSaved: ({ id = "" }) => navigate(to("custom-item", { providerId, id }), { replace: true }),
  });
  return (
    <>
      <PageHeading title={t("createItem")} />
      <FormPage edit={edit} fields={fields} cancelTo={to("custom-page", { providerId })} />
    </>
  );
}
