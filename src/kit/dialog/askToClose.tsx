import { LeaveQuestion } from "~/kit/dialog/LeaveQuestion";
import { ask } from "~/kit/dialog/questions";

const askToLeave = () =>
  ask(
    (answer) => <LeaveQuestion body="gatehouse.leaveLost" onStay={() => answer(false)} onLeave={() => answer(true)} />,
    false,
  );

/**
 * What the cross and Escape of a dialog call.
 * @param isUnsaved something in it is kept nowhere else: it is asked about before it is lost
 */
export const askToClose = (isUnsaved: boolean, onClose: () => void) => () =>
  isUnsaved ? void askToLeave().then((leaves) => leaves && onClose()) : onClose();
