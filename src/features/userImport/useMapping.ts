import { useMemo, useState } from "react";
import { guess, keyOf, type Profile, repeated, type Target, targetsOf } from "~/features/userImport/mapping";
import { type Text, useServerText, useT } from "~/i18n/useT";

/** Where each column of a file goes. */
export interface Columns {
  mapping: Target[];
  targets: [Target, Text][];
  set: (index: number, target: Target) => void;
  /** Columns that go where another one goes already. */
  repeated: ReadonlySet<number>;
  /** No column says which user a row is about. */
  lacksKey: boolean;
  isComplete: boolean;
}

/** Where each column goes: guessed until the administrator says otherwise. Other columns are guessed anew. */
export function useMapping(names: string[], profile: Profile): Columns {
  const t = useT();
  const serverText = useServerText();
  const targets = useMemo(() => targetsOf(profile, serverText), [profile, serverText]);
  const [chosen, setChosen] = useState<{ names: string; targets: ReadonlyMap<number, Target> }>();
  const key = JSON.stringify(names);
  const own = chosen?.names === key ? chosen.targets : undefined;
  const guessed = guess(
    names,
    targets.map(([target, label]) => [target, t(label)]),
  );
  const mapping = guessed.map((target, index) => own?.get(index) ?? target);
  const twice = repeated(mapping);
  const lacksKey = !mapping.includes(keyOf(profile));
  return {
    mapping,
    targets,
    set: (index, target) => setChosen({ names: key, targets: new Map(own).set(index, target) }),
    repeated: twice,
    lacksKey,
    isComplete: twice.size === 0 && !lacksKey,
  };
}
