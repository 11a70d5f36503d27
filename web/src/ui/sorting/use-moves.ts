import { useLayoutEffect, useRef, useState } from 'react';

export type Movable = { id: number; name: string };
export type Step = -1 | 1;
type Move = { id: number; step: Step };

/** The attribute data-move of the button that makes the move. */
export const moveMark = ({ id, step }: Move) => `${id}:${step}`;

/**
 * For a list whose rows have MoveButtons: `list` is its ref, `noteMove` is told of each move, and `said` is
 * for screen readers, "Paellas: 2 de 7".
 */
export function useMoves(items: readonly Movable[]) {
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState<Move | null>(null);
  const place = last ? items.findIndex(({ id }) => id === last.id) : -1;
  // A row that is moved in the document may lose the focus on the way.
  useLayoutEffect(() => {
    if (!last) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${moveMark(last)}"]`)?.focus();
  }, [last, place]);
  const said = place >= 0 ? `${items[place]?.name ?? ''}: ${place + 1} de ${items.length}` : '';
  return { list, noteMove: setLast, said };
}
