import { useSort, useT } from "~/i18n/useT";
import { useMapperTypes } from "~/parts/mappers/mapper";
import { ChooseType } from "~/parts/providerSettings/ChooseType";

interface Props {
  protocol: string | undefined;
  onChoose: (type: string) => void;
  onClose: () => void;
}

/** Chooses the type of a new mapper among those that the server has for a protocol. */
export function MapperTypes({ protocol, ...props }: Props) {
  const t = useT();
  const types = useSort(useMapperTypes(protocol).types, ({ name }) => name);
  return (
    <ChooseType
      id="mapper-types"
      title={t("emptySecondaryAction")}
      description={t("configureMappingDescription")}
      types={types}
      {...props}
    />
  );
}
