// What an order's drawer offers about its invoice.
import { FilePlus, FileText, Receipt } from 'lucide-react';
import { readOrderInvoice } from '@brasa/core/invoices/invoices.calls.ts';
import { addressOf } from '@brasa/core/kernel/call.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { useOnline } from '../../browser/device/use-online.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Button } from '../../ui/button/button.tsx';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import type { Paper } from './invoice-sheet.tsx';
import { paperOf, type OrderPaper } from './order-paper.ts';

type OrderInvoiceProps = {
  order: Order;
  /** Without one there are no tickets. */
  hasTaxIdentity: boolean;
  onIssue: (paper: Paper) => void;
};

const NAMES: Record<OrderPaper, string> = {
  none: 'Sin factura',
  draft: 'Hecha sin datos fiscales',
  ticket: 'Ticket',
  invoice: 'Hecha',
  settled: 'Rectificada a 0,00 €',
};

/** Nothing for an order that was called off without an invoice, or that the server has not got yet. */
export function OrderInvoice({ order, hasTaxIdentity, onIssue }: OrderInvoiceProps) {
  const isOnline = useOnline();
  const paper = paperOf(order);
  const isOff = isCalledOff(order.status);
  if (order.id <= 0 || (isOff && paper === 'none')) return null;
  return (
    <section
      aria-label="Factura"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4"
    >
      <p className="min-w-0">
        <span className="block text-sm text-ink-soft">Factura</span>
        <span className="font-semibold">{NAMES[paper]}</span>
        {!isOnline && <span className="block text-sm text-ink-soft">Hace falta conexión</span>}
      </p>
      {isOnline && (
        <div className="flex flex-wrap gap-2 @max-[19rem]:gap-1 @max-xl:w-full @max-xl:*:grow @max-[19rem]:*:px-1.5!">
          {paper !== 'none' && <Stored order={order} isTicket={paper === 'ticket'} />}
          {!isOff && <Entries {...{ paper, hasTaxIdentity, onIssue }} />}
        </div>
      )}
    </section>
  );
}

const ENTRY = 'min-h-14 @max-xl:px-3!';

function Stored({ order: { id }, isTicket }: { order: Order; isTicket: boolean }) {
  return (
    <OutsideLink
      href={addressOf(readOrderInvoice, { params: { id } })}
      className={buttonStyle('secondary', 'normal', ENTRY)}
    >
      <FileText className="size-5 @max-xl:hidden" />
      {isTicket ? 'Ver ticket' : 'Ver factura'}
    </OutsideLink>
  );
}

type EntriesProps = Omit<OrderInvoiceProps, 'order'> & { paper: OrderPaper };

/** What can be made of it; a real invoice that comes to something is corrected where the invoices are, never made again. */
function Entries({ paper, hasTaxIdentity, onIssue }: EntriesProps) {
  const full: Record<OrderPaper, string | false> = {
    none: 'Generar factura',
    draft: hasTaxIdentity ? 'Hacer factura' : 'Hacer de nuevo',
    ticket: 'Cambiar por factura',
    invoice: false,
    settled: 'Hacer otra',
  };
  return (
    <>
      {full[paper] && (
        <Button variant="secondary" className={ENTRY} onClick={() => onIssue('invoice')}>
          <FilePlus className="size-5 @max-xl:hidden" />
          {full[paper]}
        </Button>
      )}
      {hasTaxIdentity && (paper === 'none' || paper === 'settled') && (
        <Button variant="secondary" className={ENTRY} onClick={() => onIssue('ticket')}>
          <Receipt className="size-5 @max-xl:hidden" />
          Hacer ticket
        </Button>
      )}
    </>
  );
}
