import type { CashMovementView, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MOVED_CASH } from '../books-texts.ts';
import { FigureLine, FigureList } from '../figures.tsx';

/** What went in and out beside payments; what should lie in it is told once it has been counted. */
export function CashCard({ books, onMove }: { books: OpenBooks; onMove: () => void }) {
  return (
    <Card as="section" aria-labelledby="cash-drawer" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="cash-drawer" className="text-base">
          Cajón
        </h2>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onMove}>
          Meter o sacar dinero
        </Button>
      </div>
      <FigureList>
        <FigureLine label="Empezó con" value={eurosText(books.openingCash)} />
      </FigureList>
      {books.movements.length > 0 && (
        <ul className="border-t border-line" aria-label="Movimientos del cajón">
          {books.movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const SIGNS = { in: '+', out: '-', opening: '' } as const;

function Movement({ movement }: { movement: CashMovementView }) {
  const { kind, amount, reason, madeAt, enteredBy } = movement;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{reason ?? MOVED_CASH[kind]}</span>
        <span className="block text-sm text-ink-soft">
          {formatMoment(Date.parse(madeAt))} · <bdi>{enteredBy.name}</bdi>
        </span>
      </span>
      <strong className="whitespace-nowrap tabular-nums">
        {SIGNS[kind]}
        {eurosText(amount)}
      </strong>
    </li>
  );
}
