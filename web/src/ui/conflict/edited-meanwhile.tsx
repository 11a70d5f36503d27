import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../button/button.tsx';

type EditedMeanwhileProps = {
  title: string;
  /** What is there now. */
  children: ReactNode;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Where the focus goes when the buttons are gone. */
  home: RefObject<HTMLElement | null>;
};

/** Somebody else was faster; what was chosen here is still here, and is not saved until they say so. */
export function EditedMeanwhile(props: EditedMeanwhileProps) {
  const { title, children, onKeepMine, onTakeTheirs, home } = props;
  const note = useRef<HTMLDivElement>(null);
  // It comes below what was edited, maybe out of sight or under the toast.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const settle = (choose: () => void) => () => {
    home.current?.focus({ preventScroll: true });
    choose();
  };
  return (
    <div
      ref={note}
      role="alert"
      className="mt-3 grid scroll-my-40 gap-3 rounded bg-warn-surface p-3 text-sm"
    >
      <p className="font-semibold">{title}</p>
      <p className="wrap-anywhere">{children} Lo tuyo no se ha guardado.</p>
      <div className="flex flex-wrap gap-2 *:min-h-14 *:grow">
        <Button onClick={settle(onKeepMine)}>Guardar lo mío</Button>
        <Button variant="secondary" className="bg-surface" onClick={settle(onTakeTheirs)}>
          Descartar lo mío
        </Button>
      </div>
    </div>
  );
}
