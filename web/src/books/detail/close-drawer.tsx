// One close: what it says, and what was written about it since.
import { useState, type ReactNode } from 'react';
import type { DayClose } from '@brasa/core/books/books.contract.ts';
import { cents, formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { Button } from '../../ui/button/button.tsx';
import { DiscardQuestion, useDiscardGuard } from '../../ui/overlay/discard-question.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { differenceText } from '../books-texts.ts';
import { coinName } from '../close/count-values.ts';
import { FigureLine, FigureList } from '../figures.tsx';
import { DrawerFigures, Facts, Takings } from '../page/takings.tsx';
import { CorrectForm } from './correct-form.tsx';

type CloseDrawerProps = OpenProps & { known: DayClose };

/** Give it a new key for every opening. */
export function CloseDrawer({ open, onOpenChange, known }: CloseDrawerProps) {
  const [close, setClose] = useState(known);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [typed, setTyped] = useState({ isDirty: false, isPending: false });
  useLeaveWarning(typed.isDirty);
  const guard = useDiscardGuard({ ...typed, onClose: () => onOpenChange(false) });
  const leave = () => {
    setIsCorrecting(false);
    setTyped({ isDirty: false, isPending: false });
  };
  const { number, closedAt, closedBy } = close;
  return (
    <Drawer
      open={open}
      onOpenChange={guard.onOpenChange}
      title={number === 0 ? 'Antes de los cierres' : `Cierre n.º ${number}`}
      description={`${formatMoment(Date.parse(closedAt))}${closedBy ? ` · ${closedBy.name}` : ''}`}
    >
      {isCorrecting ? (
        <CorrectForm
          close={close}
          onTyped={setTyped}
          onBack={leave}
          onDone={(corrected) => {
            setClose(corrected);
            leave();
          }}
        />
      ) : (
        <Written close={close} onCorrect={() => setIsCorrecting(true)} />
      )}
      <DiscardQuestion {...guard.question}>Lo que has escrito se perderá.</DiscardQuestion>
    </Drawer>
  );
}

function Written({ close, onCorrect }: { close: DayClose; onCorrect: () => void }) {
  const { number, payments, facts, note, coins } = close;
  if (number === 0) {
    return (
      <div className="grid gap-5">
        <p>
          Lo que ya estaba cobrado cuando empezó la caja. Nadie lo contó, y no es de ningún día.
        </p>
        <Takings payments={payments} />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <Section title="Cobrado">
        <Takings payments={payments} />
      </Section>
      <Section title="Cajón">
        <DrawerFigures books={close} />
        <Counted close={close} />
      </Section>
      {coins && coins.length > 0 && (
        <Section title="Billetes y monedas">
          <FigureList className="grid-cols-2 gap-x-6">
            {coins.map(({ coin, count }) => (
              <FigureLine key={coin} label={coinName(coin)} value={count} />
            ))}
          </FigureList>
        </Section>
      )}
      {note && (
        <Section title="Nota">
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        </Section>
      )}
      <Corrections close={close} />
      {facts && (
        <Section title="Además">
          <Facts facts={facts} />
        </Section>
      )}
      <Button variant="secondary" size="large" onClick={onCorrect}>
        Corregir lo contado
      </Button>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}

function Counted({ close }: { close: DayClose }) {
  const { countedCash, difference, leftCash } = close;
  const taken = (parseCents(countedCash) ?? 0) - (parseCents(leftCash) ?? 0);
  return (
    <FigureList>
      <FigureLine label="Contado" value={eurosText(countedCash)} />
      <FigureLine
        isSum
        label="Diferencia"
        value={differenceText(parseCents(difference) ?? cents(0)).text}
      />
      <FigureLine label="Se quedó en el cajón" value={eurosText(leftCash)} />
      <FigureLine label="Se retiró" value={formatEuros(cents(taken))} />
    </FigureList>
  );
}

function Corrections({ close: { corrections } }: { close: DayClose }) {
  if (corrections.length === 0) return null;
  return (
    <Section title="Correcciones">
      <ul className="border-t border-line">
        {corrections.map(({ countedCash, difference, reason, correctedAt, correctedBy }) => (
          <li key={correctedAt} className="grid gap-1 border-b border-line py-2">
            <span className="flex items-baseline justify-between gap-4">
              <strong>Contado {eurosText(countedCash)}</strong>
              <span>{differenceText(parseCents(difference) ?? cents(0)).text}</span>
            </span>
            <span className="wrap-anywhere">{reason}</span>
            <span className="text-sm text-ink-soft">
              {formatMoment(Date.parse(correctedAt))} · {correctedBy.name}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
