import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { unpricedDishes } from '@brasa/core/orders/lines/unpriced.rules.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { sayFailed } from '../invoice-changes.ts';
import { sayTicketMade } from './issued-toasts.ts';
import { InvoicePreview } from './invoice-preview.tsx';
import { dueOf, linesToIssue } from './invoice-values.ts';
import { useIssueTicket } from './issue.queries.ts';

type TicketSheetProps = OpenProps & { order: Order; shop: SiteFacts };

/** A simplified invoice, looked at before it is made. */
export function TicketSheet({ open, onOpenChange, order, shop }: TicketSheetProps) {
  const close = () => onOpenChange(false);
  const issue = useIssueTicket({
    onSuccess: (ticket) => {
      sayTicketMade(ticket);
      close();
    },
    onError: (error) => sayFailed('No se pudo hacer el ticket', error),
  });
  // Nothing is no ticket.
  const due = dueOf(order) || null;
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => isOpen || issue.isPending || close()}
      title="Así queda el ticket"
      description={`Factura simplificada · Pedido n.º ${order.id} · ${isolated(order.customerName)}`}
      footer={
        due === null ? (
          <Button variant="secondary" size="large" className="w-full" onClick={close}>
            Volver al pedido
          </Button>
        ) : (
          <DialogButtons
            row="*:px-4! *:last:grow"
            size="large"
            type="button"
            cancel="Volver"
            onCancel={close}
            pending={issue.isPending}
            pendingText="Haciendo..."
            onClick={() => issue.send(order)}
          >
            Hacer ticket
          </DialogButtons>
        )
      }
    >
      {due === null ? (
        <PriceUnknown order={order} />
      ) : (
        <InvoicePreview
          {...{ order, shop }}
          recipient={null}
          lines={linesToIssue(order, due, [])}
        />
      )}
    </Drawer>
  );
}

/** The way to a price: a payment, which is of food without a price too once it is more than the rest costs. */
function PriceUnknown({ order }: { order: Order }) {
  const unpriced = unpricedDishes(order);
  return unpriced === '' ? (
    <p>No se sabe cuánto cuesta este pedido. Anota antes el pago y vuelve a pedir el ticket.</p>
  ) : (
    <p className="wrap-anywhere">
      No se sabe cuánto cuesta este pedido. Sin precio: {unpriced}. Anota el pago con su precio
      incluido, o quítalo de los detalles, y vuelve a pedir el ticket.
    </p>
  );
}
