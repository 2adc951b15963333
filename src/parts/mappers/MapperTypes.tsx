import {
  DataList,
  DataListCell,
  DataListItem,
  DataListItemCells,
  DataListItemRow,
  Modal,
  ModalBody,
  ModalHeader,
} from "@patternfly/react-core";
import type { ReactNode } from "react";
import { useSort, useT } from "~/i18n/useT";
import { useMapperTypes } from "~/parts/mappers/mapper";

interface Props {
  protocol: string | undefined;
  onChoose: (type: string) => void;
  onClose: () => void;
}

/** Chooses the type of a new mapper among those that the server has for a protocol. */
export function MapperTypes({ protocol, onChoose, onClose }: Props) {
  const t = useT();
  const types = useSort(useMapperTypes(protocol).types, ({ name }) => name);
  return (
    <Modal isOpen variant="medium" onClose={onClose} aria-labelledby="mapper-types-title">
      <ModalHeader
        title={t("emptySecondaryAction")}
        labelId="mapper-types-title"
        description={t("configureMappingDescription")}
      />
      <ModalBody>
        <DataList aria-label={t("addPredefinedMappers")} isCompact onSelectDataListItem={(_, id) => onChoose(id)}>
          <DataListItem id="header" aria-label={t("headerName")} {...noChoice}>
            <Cells name={<b>{t("name")}</b>} description={<b>{t("description")}</b>} />
          </DataListItem>
          {types.map(({ id, name, helpText }) => (
            <DataListItem key={id} id={id} aria-label={name}>
              <Cells name={name} description={helpText} />
            </DataListItem>
          ))}
        </DataList>
      </ModalBody>
    </Modal>
  );
}

/** The head of the list is rendered like an item, but nothing can be chosen there. */
const noChoice = { tabIndex: undefined, onClick: undefined, onKeyDown: undefined };

const Cells = ({ name, description }: { name: ReactNode; description: ReactNode }) => (
  <DataListItemRow>
    <DataListItemCells
      dataListCells={[
        <DataListCell key="name">{name}</DataListCell>,
        <DataListCell key="description" width={2}>
          {description}
        </DataListCell>,
      ]}
    />
  </DataListItemRow>
);
