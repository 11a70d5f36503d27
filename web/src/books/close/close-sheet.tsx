// "Cerrar el día": the drawer is counted first, without a hint of what should lie in it; then both are compared.
import { useForm } from 'react-hook-form';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { cents, centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { DiscardQuestion, useDiscardGuard } from '../../ui/overlay/discard-question.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { sentAmount } from '@brasa/core/kernel/amounts/typed-cents.ts';
import { ClosedElsewhere } from './closed-elsewhere.tsx';
import { CompareStep } from './compare-step.tsx';
import { CountStep } from './count-step.tsx';
import { countResolver } from './count-resolver.ts';
import { useClosing } from './use-closing.ts';
import { useCountValues } from './use-count-values.ts';
import {
  countedOf,
  isCounted,
  NOTHING_COUNTED,
  typedCoins,
  type CountValues,
} from './count-values.ts';

type CloseSheetProps = OpenProps & {
  /** As it is by now: others pay, and close, meanwhile. */
  books: OpenBooks;
  onClosed: (close: DayClose) => void;
  /** Of another device. */
  onShow: (close: DayClose) => void;
};

/** Give it a new key for every opening. */
export function CloseSheet({ open, onOpenChange, books, onClosed, onShow }: CloseSheetProps) {
  const form = useForm<CountValues>({ resolver: countResolver, defaultValues: NOTHING_COUNTED });
  const leaveFor = (show: (close: DayClose) => void) => (written: DayClose) => {
    onOpenChange(false);
    show(written);
  };
  const closing = useClosing(books.number, leaveFor(onClosed));
  const values = useCountValues(form);
  const isDirty = open && isCounted(values);
  useLeaveWarning(isDirty);
  const guard = useDiscardGuard({
    isDirty,
    isPending: closing.isPending,
    onClose: () => onOpenChange(false),
  });
  const isComparing = closing.comparison !== null || closing.isClosedElsewhere;
  return (
    <Drawer
      open={open}
      onOpenChange={guard.onOpenChange}
      title="Cerrar el día"
      description={isComparing ? `Cierre n.º ${closing.number}` : 'Primero se cuenta el cajón'}
    >
      {closing.isClosedElsewhere ? (
        <ClosedElsewhere
          number={closing.number}
          counted={countedOf(values)}
          onShow={leaveFor(onShow)}
        />
      ) : (
        <Steps {...{ closing, form, values }} onCancel={() => guard.onOpenChange(false)} />
      )}
      <DiscardQuestion {...guard.question}>Lo que has contado se perderá.</DiscardQuestion>
    </Drawer>
  );
}

type StepsProps = {
  closing: ReturnType<typeof useClosing>;
  form: ReturnType<typeof useForm<CountValues>>;
  values: CountValues;
  onCancel: () => void;
};

function Steps({ closing, form, values, onCancel }: StepsProps) {
  const { number, comparison, look, isPending, isUnanswered, write, failure, countAgain } = closing;
  const counted = countedOf(values);
  if (comparison === null || counted === null) {
    return (
      <CountStep
        form={form}
        error={look.error}
        isPending={look.isPending}
        onCancel={onCancel}
        onCounted={() => look.isPending || look.mutate()}
      />
    );
  }
  const { expectedCash } = comparison.books;
  return (
    <CompareStep
      {...{ comparison, counted, form, isPending, isUnanswered }}
      left={sentAmount(values.left)}
      error={failure}
      onClose={() => write({ number, expectedCash, ...sentCount(values) })}
      onBack={isUnanswered ? onCancel : countAgain}
    />
  );
}

function sentCount(values: CountValues) {
  const { way, coins, left, note } = values;
  return {
    countedCash: centsToDecimal(countedOf(values) ?? cents(0)),
    coins: way === 'coins' ? typedCoins(coins) : null,
    leftCash: sentAmount(left),
    note,
  };
}
