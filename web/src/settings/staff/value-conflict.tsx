import type { RefObject } from 'react';
import { EditedMeanwhile } from '../../ui/conflict/edited-meanwhile.tsx';
import type { useValueEditor } from './use-value-editor.ts';

type ValueConflictProps = {
  editor: ReturnType<typeof useValueEditor>;
  home: RefObject<HTMLElement | null>;
  /** What there is now: "pone «Sax»". */
  textOf: (value: string) => string;
};

/** Somebody else has saved another value while one was typed here. */
export function ValueConflict({ editor: { conflict }, home, textOf }: ValueConflictProps) {
  if (!conflict) return null;
  return (
    <EditedMeanwhile
      title="Otra persona ha cambiado este ajuste mientras lo editabas"
      home={home}
      onKeepMine={conflict.keepMine}
      onTakeTheirs={conflict.takeTheirs}
    >
      Ahora {textOf(conflict.theirs.value)}.
    </EditedMeanwhile>
  );
}
