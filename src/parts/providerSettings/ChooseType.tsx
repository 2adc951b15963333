import {
  DataList,
  DataListCell,
  DataListItem,
  DataListItemCells,
  DataListItemRow,
  ModalBody,
  ModalHeader,
} from "@patternfly/react-core";
import type { ReactNode } from "react";
import { useServerText, useT } from "~/i18n/useT";
import { Modal } from "~/kit/dialog/Modal";

interface Props {
  /** Names the heading: `{id}-title`. */
  id: string;
  title: string;
  /** Accessible name of the list; the title when left out. */
  label?: string;
  description?: string;
  /** What can be chosen, in order; the test id is that of the cell with the name. */
  types: readonly { id: string; name: string; helpText?: string; testId?: string }[];
  /** Gets the id of a type. */
  onChoose: (type: string) => void;
  onClose: () => void;
}

/** A dialog that chooses the type of something new among those that the server describes. */
export function ChooseType({ id, title, label = title, description, types, onChoose, onClose }: Props) {
  const t = useT();
  const serverText = useServerText();
  return (
    <Modal variant="medium" onClose={onClose} aria-labelledby={`${id}-title`}>
      <ModalHeader title={title} labelId={`${id}-title`} description={description} />
      <ModalBody>
        <DataList aria-label={label} isCompact onSelectDataListItem={(_, type) => onChoose(type)}>
          <DataListItem id="header" aria-label={t("headerName")} {...noChoice}>
            <Cells name={<b>{t("name")}</b>} description={<b>{t("description")}</b>} />
          </DataListItem>
          {types.map((type) => (
            <DataListItem key={type.id} id={type.id} data-testid={type.id} aria-label={type.name}>
              <Cells name={type.name} description={serverText(type.helpText)} testId={type.testId} />
            </DataListItem>
          ))}
        </DataList>
      </ModalBody>
    </Modal>
  );
}

/** The head of the list is rendered like an item, but nothing can be chosen there. */
const noChoice = { tabIndex: undefined, onClick: undefined, onKeyDown: undefined };

interface CellsProps {
  name: ReactNode;
  description: ReactNode;
  /** Of the cell with the name. */
  testId?: string;
}

const Cells = ({ name, description, testId }: CellsProps) => (
  <DataListItemRow>
    <DataListItemCells
      dataListCells={[
        <DataListCell key="name" data-testid={testId}>
          {name}
        </DataListCell>,
        <DataListCell key="description" width={2}>
          {description}
        </DataListCell>,
      ]}
    />
  </DataListItemRow>
);
