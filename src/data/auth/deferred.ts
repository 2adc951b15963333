/** A place where calls wait until somebody opens it or sends them away. */
export interface Gate {
  passed: Promise<void>;
  open: () => void;
  refuse: (reason: Error) => void;
}

/** Makes a closed gate. It may be refused while nobody waits. */
export function deferred(): Gate {
  let open = () => {};
  let refuse: Gate["refuse"] = () => {};
  const passed = new Promise<void>((resolve, reject) => {
    open = resolve;
    refuse = reject;
  });
  passed.catch(() => undefined);
  return { passed, open, refuse };
}
