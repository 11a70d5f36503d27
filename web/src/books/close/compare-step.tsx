import { useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cents, formatEuros, parseCents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { changeReasonOf } from '../../browser/api/error-texts.ts';
import { registered } from '../../browser/forms/registered.ts';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { counted as countedText, differenceText } from '../books-texts.ts';
import { FigureLine, FigureList } from '../figures.tsx';
import { DrawerFigures } from '../page/takings.tsx';
import type { CountValues } from './count-values.ts';
import type { Comparison } from './use-closing.ts';

type CompareStepProps = {
  comparison: Comparison;
  counted: Cents;
  left: string;
  form: UseFormReturn<CountValues>;
  error: Error | null;
  isPending: boolean;
  /** It has gone out, and nobody knows whether it is written: it may only be sent again. */
  isUnanswered: boolean;
  onClose: () => void;
  onBack: () => void;
};

const SURFACES = { good: 'bg-good-surface', warn: 'bg-warn-surface', bad: 'bg-bad-surface' };

/** What was counted beside what should be there; whoever doubts counts again. */
export function CompareStep(props: CompareStepProps) {
  const { comparison, counted, left, form, error, isPending, isUnanswered, onClose, onBack } =
    props;
  const { books, before } = comparison;
  const expected = parseCents(books.expectedCash) ?? cents(0);
  const { text, tone } = differenceText(cents(counted - expected));
  const result = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => result.current?.focus(), [books]);
  return (
    <form
      noValidate
      aria-label="Cerrar el día"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p
        ref={result}
        tabIndex={-1}
        className={`rounded px-4 py-3 text-2xl font-bold outline-none ${SURFACES[tone as keyof typeof SURFACES]}`}
      >
        {text}
      </p>
      {before !== null && <MovedNote before={before} now={books.expectedCash} />}
      <DrawerFigures books={books} />
      <FigureList>
        <FigureLine label="Contado" value={formatEuros(counted)} />
        <FigureLine label="Se queda en el cajón" value={eurosText(left)} />
        <FigureLine
          isSum
          label="Se retira"
          value={formatEuros(cents(counted - (parseCents(left) ?? 0)))}
        />
      </FigureList>
      <BonusNote books={books} />
      <p className="text-ink-soft">
        El cierre queda escrito y no se cambia. Si algo estaba mal, se anota una corrección.
      </p>
      <NoteField {...{ form, isUnanswered }} />
      {error && <FormError title="No se pudo cerrar">{changeReasonOf(error)}</FormError>}
      <DialogButtons
        row="sticky -bottom-6 -mx-(--sheet-x) -mb-6 flex-wrap border-t border-line bg-surface px-(--sheet-x) pt-3 pb-6 *:grow"
        size="large"
        cancel={isUnanswered ? 'Volver' : 'Contar otra vez'}
        onCancel={onBack}
        pending={isPending}
        pendingText="Cerrando..."
      >
        Cerrar el día
      </DialogButtons>
    </form>
  );
}

function NoteField({ form, isUnanswered }: Pick<CompareStepProps, 'form' | 'isUnanswered'>) {
  const field = registered(form, 'note');
  return (
    <TextArea label="Nota (opcional)" rows={2} maxLength={500} readOnly={isUnanswered} {...field} />
  );
}

/** A bonus that was used without an order comes off no sale: in the drawer is less than what was sold. */
function BonusNote({ books: { facts } }: Pick<Comparison, 'books'>) {
  const { count, total } = facts.counterBonuses ?? { count: 0, total: '0.00' };
  if (count < 1) return null;
  return (
    <p>
      {countedText(count, 'bono canjeado', 'bonos canjeados')} sin pedido, por {eurosText(total)}:
      si se descontó de una venta de mostrador, la venta está por su precio entero y ese dinero
      falta en el cajón.
    </p>
  );
}

/** Why it was not closed: the count stays, and what it is compared with is another figure. */
function MovedNote({ before, now }: { before: string; now: string }) {
  return (
    <FormError title="No se ha cerrado: ha entrado o salido efectivo desde que contaste">
      Debería haber antes {eurosText(before)}, ahora {eurosText(now)}. Cuenta otra vez el cajón, o
      ciérralo con la diferencia de ahora.
    </FormError>
  );
}
