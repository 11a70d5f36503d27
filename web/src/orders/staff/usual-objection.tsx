// A customer's objection to "lo de siempre" (docs/rules/customers.md#objecting).
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readUserStatistics } from '@brasa/core/dashboard/dashboard.calls.ts';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { objectToUsualOrder, readUsualOrder } from '@brasa/core/orders/usual-orders.calls.ts';
import { changeReasonIfTold } from '../../browser/api/error-texts.ts';
import { queryOf, send } from '../../browser/api/send.ts';
import { useSingleChange } from '../../browser/api/single-change.ts';
import { Button } from '../../ui/button/button.tsx';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';

const SECTION =
  'flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 [&_button]:min-h-14 max-sm:[&_button]:w-full';
const TEXT = 'min-w-0 grow basis-52 text-sm text-ink-soft';

/** Nothing without a phone. How it is with the phone is asked once it is wanted: an order is opened many times a day. */
export function UsualObjectionEntry({ phone }: { phone: string | null }) {
  const [isAsked, setIsAsked] = useState(false);
  if (phone === null) return null;
  if (isAsked) return <UsualObjection phone={phone} />;
  return (
    <section aria-label="Recordar lo de siempre" className={SECTION}>
      <p className={TEXT}>Si el cliente no quiere que usemos sus pedidos anteriores</p>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        Recordar o no lo de siempre
      </Button>
    </section>
  );
}

export function UsualObjection({ phone }: { phone: string }) {
  const { data } = useQuery({
    ...queryOf(readUsualOrder, { params: { digits: phone } }),
    staleTime: 0,
  });
  const { isPending, send: change } = useObject(phone);
  if (!data) return null;
  const { objectedAt: since } = data;
  return (
    <section aria-label="Recordar lo de siempre" className={SECTION}>
      <p className={TEXT}>
        {since === null
          ? 'Si el cliente no quiere que usemos sus pedidos anteriores'
          : `No se recuerda lo de siempre desde el ${formatDay(madridDay(Date.parse(since)))}`}
      </p>
      <Button
        variant="secondary"
        pending={isPending}
        pendingText="Guardando..."
        onClick={() => change(since === null)}
      >
        {since === null ? 'No recordar lo de siempre' : 'Volver a recordar lo de siempre'}
      </Button>
    </section>
  );
}

function useObject(phone: string) {
  return useSingleChange(
    objectToUsualOrder.path,
    (objected: boolean) =>
      send(objectToUsualOrder, { params: { digits: phone }, body: { objected } }),
    {
      onSuccess: ({ objectedAt }) =>
        toastSuccess(
          objectedAt === null
            ? 'Se vuelve a recordar lo de siempre'
            : 'Ya no se recuerda lo de siempre',
        ),
      onError: (error) => toastError('No se pudo cambiar', changeReasonIfTold(error)),
      shownBy: [readUsualOrder, readUserStatistics],
    },
  );
}
