import { Suspense, useState, type ReactNode } from 'react';
import { toastError } from '../toast/toast.ts';
import { useSheet } from './use-sheet.ts';

type OnceOpenedProps = { open: boolean; children: ReactNode };

/**
 * Around a lazy dialog: it comes when it is first opened and stays mounted, so that it can leave as it
 * came.
 */
export function OnceOpened({ open, children }: OnceOpenedProps) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}

/**
 * For a sheet in OnceOpened, whose code comes when the hand goes to its button. Where it does not come a
 * message says so, and the next tap tries again: the page goes on. `turn` is another with every opening,
 * as a key for what shall begin anew.
 */
export function useLazyOpening(load: () => Promise<unknown>) {
  const { turn, opening, close, show } = useSheet<null>();
  const preload = () => void load().catch(() => undefined);
  return {
    turn,
    opening,
    close,
    buttonProps: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => void load().then(() => show(null), sayThatItDidNotCome),
    },
  };
}

/** For what is opened and whose code has not come. */
export function sayThatItDidNotCome(): void {
  toastError('No se pudo abrir', 'Comprueba la conexión e inténtalo de nuevo.');
}
