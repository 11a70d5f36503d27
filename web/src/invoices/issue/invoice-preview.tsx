// What the invoice will say, before it is made: then it cannot be changed any more.
import type { ReactNode } from 'react';
import { amountsOf, type DraftLine } from '@brasa/core/invoices/invoice-lines.rules.ts';
import { namedId, normalizeRecipientId } from '@brasa/core/invoices/records/recipient-id.rules.ts';
import { taxIdentityOf } from '@brasa/core/invoices/tax-identity.rules.ts';
import { postalAddress } from '@brasa/core/settings/postal-address.rules.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { shownLeftToPay } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { invoiceNumberOf } from '@brasa/core/orders/orders.rules.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { PAYMENT_METHOD_NAMES } from '@brasa/core/payments/way-texts.rules.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { LinesTable, RatesTable } from '../lines/lines-table.tsx';
import { isPaid, type InvoiceValues } from './invoice-values.ts';
import { focusOnShow } from '../../ui/focus-on-show.ts';
import { Link } from '../../ui/link.tsx';

type InvoicePreviewProps = {
  order: Order;
  shop: SiteFacts;
  /** Null on a ticket, which names nobody. */
  recipient: InvoiceValues | null;
  lines: readonly DraftLine[];
};

export function InvoicePreview({ order, shop, recipient, lines }: InvoicePreviewProps) {
  const now = useNow(MINUTE);
  const amounts = amountsOf(lines);
  const identity = taxIdentityOf(shop);
  return (
    // The button that led here has gone: it is read from the beginning.
    <div ref={focusOnShow} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      {identity === null && <WithoutIdentity orderId={order.id} />}
      <dl className="grid gap-4">
        <Party name="De">
          <strong>{identity?.name ?? shop.restaurantName}</strong>
          {identity && `NIF ${identity.nif}`}
          {identity?.address ?? postalAddress(shop)}
        </Party>
        {recipient && <Recipient order={order} values={recipient} />}
        <Party name="Fecha">{formatDay(madridDay(now))}</Party>
      </dl>
      <LinesTable lines={lines} />
      <RatesTable caption="IVA por tipos" rates={amounts.rates} whole={amounts} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">Total, IVA incluido</span>
        <strong className="text-2xl">{formatEuros(amounts.total)}</strong>
      </p>
      <p className="text-ink-soft">
        {paidText(order)} Pedido {invoiceNumberOf(order.id)}.
      </p>
    </div>
  );
}

function paidText(order: Order): string {
  if (!isPaid(order)) return 'Sin cobrar.';
  if (shownLeftToPay(order) !== null) return 'Pagado en parte.';
  return `Pago: ${PAYMENT_METHOD_NAMES[order.paymentMethod]}.`;
}

function Recipient({ order, values }: { order: Order; values: InvoiceValues }) {
  return (
    <Party name="Para">
      <strong>{values.customerName.trim() || order.customerName}</strong>
      {namedId(normalizeRecipientId(values.customerDNI) ?? values.customerDNI.trim())}
      {values.customerAddress.trim()}
      {values.customerEmail.trim()}
      {values.customerPhone.trim()}
    </Party>
  );
}

function Party({ name, children }: { name: string; children: ReactNode }) {
  const texts = [children].flat().filter(Boolean);
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="grid wrap-anywhere">
        {texts.map((text, index) => (
          <span key={index}>{text}</span>
        ))}
      </dd>
    </div>
  );
}

function WithoutIdentity({ orderId }: { orderId: number }) {
  return (
    <p className="rounded bg-warn-surface px-4 py-3">
      Faltan los datos fiscales de la tienda: sale con el número del pedido,{' '}
      {invoiceNumberOf(orderId)}, sin registro ni código QR.{' '}
      <Link to="/admin/settings" className="font-semibold underline underline-offset-4">
        Ponlos en Configuración
      </Link>
    </p>
  );
}
