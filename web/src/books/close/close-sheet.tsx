// "Cerrar el día": the drawer is counted first, without a hint of what should lie in it; then both are compared.
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { cents, centsToDecimal } from '@brasa/core/kernel/cents.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { DiscardQuestion, useDiscardGuard } from '../../ui/overlay/discard-question.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { useCloseDay } from '../books.queries.ts';
import { sentAmount } from '@brasa/core/kernel/typed-cents.ts';
import { CompareStep } from './compare-step.tsx';
import { CountStep } from './count-step.tsx';
import { countResolver } from './count-resolver.ts';
import { useCountValues } from './use-count-values.ts';
import {
  countedOf,
  isCounted,
  NOTHING_COUNTED,
  typedCoins,
  type CountValues,
} from './count-values.ts';

type CloseSheetProps = OpenProps & {
  /** As it is by now: others pay meanwhile. */
  books: OpenBooks;
  onClosed: (close: DayClose) => void;
};

/** Give it a new key for every opening. */
export function CloseSheet({ open, onOpenChange, books, onClosed }: CloseSheetProps) {
  const form = useForm<CountValues>({ resolver: countResolver, defaultValues: NOTHING_COUNTED });
  // What is counted is of this close; where another device has written it meanwhile, the server says so.
  const [number] = useState(books.number);
  const [isComparing, setIsComparing] = useState(false);
  const onClose = () => onOpenChange(false);
  const close = useCloseDay({
    onSuccess: (written) => {
      onClose();
      onClosed(written);
    },
    onError: () => undefined,
  });
  const values = useCountValues(form);
  const isDirty = open && isCounted(values);
  useLeaveWarning(isDirty);
  const guard = useDiscardGuard({ isDirty, isPending: close.isPending, onClose });
  const send = () => close.send({ number, ...sentCount(values) });
  const counted = countedOf(values);
  return (
    <Drawer
      open={open}
      onOpenChange={guard.onOpenChange}
      title="Cerrar el día"
      description={isComparing ? `Cierre n.º ${number}` : 'Primero se cuenta el cajón'}
    >
      {isComparing && counted !== null ? (
        <CompareStep
          {...{ books, counted, form }}
          left={sentAmount(values.left)}
          error={close.error}
          isPending={close.isPending}
          onClose={send}
          onBack={() => {
            close.reset();
            setIsComparing(false);
          }}
        />
      ) : (
        <CountStep
          form={form}
          onCancel={() => guard.onOpenChange(false)}
          onCounted={() => setIsComparing(true)}
        />
      )}
      <DiscardQuestion {...guard.question}>Lo que has contado se perderá.</DiscardQuestion>
    </Drawer>
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
