// Somebody asks that nobody knows any more who an order was for (docs/rules/customers.md#erasing-on-request).
import { useState } from 'react';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { erasureFailure } from '../../../browser/api/erasure-failure.ts';
import { ErasureDialog } from '../../../ui/overlay/erasure-dialog.tsx';
import { ErasureSection } from '../../../ui/overlay/erasure-section.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { useSheet } from '../../../ui/overlay/use-sheet.ts';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import { useEraseOrder } from '../order-status.queries.ts';

const GOES = [
  'Nombre, teléfono, email, DNI y dirección; los detalles, las notas y los motivos, también en el historial.',
  'La página del pedido y los avisos que esperan.',
];
const STAYS = [
  'Qué se llevó, cuándo, lo pagado y los puntos, sin nada que diga de quién era.',
  'La factura, si la tiene, el tiempo que manda la ley.',
];

export function EraseOrder({ order }: { order: Order }) {
  const { opening, show, subject, turn, close } = useSheet<Order>();
  const { erasedAt } = order;
  if (erasedAt !== null) {
    return (
      <ErasureSection said={`Datos borrados el ${formatDay(madridDay(Date.parse(erasedAt)))}`} />
    );
  }
  return (
    <>
      <ErasureSection
        said="Si el cliente pide que no guardemos sus datos"
        onAsk={() => show(order)}
      />
      {subject && <EraseOrderDialog key={turn} {...opening} order={order} onErased={close} />}
    </>
  );
}

type EraseOrderDialogProps = OpenProps & { order: Order; onErased: () => void };

function EraseOrderDialog({ order, onErased, ...dialog }: EraseOrderDialogProps) {
  const [samePhone, setSamePhone] = useState(false);
  const { error, isPending, send } = useEraseOrder({
    onSuccess: () => {
      onErased();
      toastSuccess('Datos borrados', 'El pedido ya no dice de quién era.');
    },
    // The dialog says it.
    onError: () => undefined,
  });
  return (
    <ErasureDialog
      {...dialog}
      title="Borrar datos"
      keep="Conservarlos"
      goes={GOES}
      stays={STAYS}
      isPending={isPending}
      failure={erasureFailure(error)}
      onErase={() => send({ order, samePhone })}
    >
      {order.customerPhone !== null && (
        <Checkbox
          label={`También los demás pedidos con el ${formatPhone(order.customerPhone)}`}
          hint="Los que se hicieron sin cuenta. Los puntos de ese teléfono se borran en la página del cliente."
          checked={samePhone}
          onChange={(event) => setSamePhone(event.target.checked)}
        />
      )}
    </ErasureDialog>
  );
}
