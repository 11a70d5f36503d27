import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';

/** A page of the ledger; a regular of many years has hundreds of rows. */
const STEP = 10;

type SteppedListProps<Item> = {
  items: readonly Item[];
  /** A list item that can take the focus. */
  children: (item: Item) => ReactNode;
};

/** The first of many, and a button for more. */
export function SteppedList<Item>({ items, children }: SteppedListProps<Item>) {
  const [shown, setShown] = useState(STEP);
  const left = items.length - shown;
  const list = useRef<HTMLUListElement>(null);
  // The button may be gone by then: whoever pressed it reads on where the new rows begin.
  useEffect(() => {
    const first = shown > STEP ? list.current?.children[shown - STEP] : null;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [shown]);
  return (
    <>
      <ul ref={list} className="border-y-2 border-ink">
        {items.slice(0, shown).map(children)}
      </ul>
      {left > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setShown(shown + STEP)}
        >
          Ver {Math.min(left, STEP)} más
        </Button>
      )}
    </>
  );
}
