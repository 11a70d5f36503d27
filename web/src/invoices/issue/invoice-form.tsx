import { useWatch, type UseFormReturn } from 'react-hook-form';
import { cents, formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { shownLeftToPay } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { registered } from '../../browser/forms/registered.ts';
import { AmountField, TextField } from '../../ui/form/text-field.tsx';
import { LinesEditor } from '../lines/lines-editor.tsx';
import { linesTotal } from '../lines/line-values.ts';
import { paperOf } from './order-paper.ts';
import { firstLines, isPaid, totalOf, type InvoiceValues } from './invoice-values.ts';
import { ADDRESS_FIELD, NAME_FIELD, NIF_FIELD, NIF_HINT } from './recipient-fields.ts';

type InvoiceFieldsProps = {
  form: UseFormReturn<InvoiceValues>;
  order: Order;
  hasTaxIdentity: boolean;
};

export function InvoiceFields({ form, order, hasTaxIdentity }: InvoiceFieldsProps) {
  const isTicket = paperOf(order) === 'ticket';
  return (
    <>
      <TextField
        {...NIF_FIELD}
        hint={hasTaxIdentity ? NIF_HINT : undefined}
        {...registered(form, 'customerDNI')}
      />
      <TextField
        {...NAME_FIELD}
        hint={`En blanco: ${isolated(order.customerName)}`}
        {...registered(form, 'customerName')}
      />
      <TextField {...ADDRESS_FIELD} {...registered(form, 'customerAddress')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        aria-required
        {...registered(form, 'customerEmail')}
      />
      <TextField
        label="Teléfono"
        type="tel"
        autoComplete="off"
        aria-required
        {...registered(form, 'customerPhone')}
      />
      <AmountField
        label="Total, IVA incluido"
        className="max-w-60"
        readOnly={isTicket || isPaid(order)}
        hint={totalHint(order, isTicket)}
        aria-required
        {...registered(form, 'totalAmount')}
      />
      <OwnLines form={form} order={order} />
    </>
  );
}

function totalHint(order: Order, isTicket: boolean): string | undefined {
  if (isTicket) return 'Es el del ticket';
  if (shownLeftToPay(order) !== null) return 'Es el precio: una parte está sin cobrar';
  return isPaid(order)
    ? 'Es lo cobrado. Si no es eso, cambia antes el pago del pedido'
    : 'Hacer la factura no anota ningún pago';
}

function OwnLines({ form, order }: Pick<InvoiceFieldsProps, 'form' | 'order'>) {
  return (
    <section aria-label="Líneas de la factura" className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-base">Líneas</h3>
        <p className="text-sm text-ink-soft">
          Salen del pedido. Solo hace falta escribirlas para decirlas de otra manera.
        </p>
      </div>
      <LinesEditor addLabel="Más líneas" firstLines={() => firstLines(order, form.getValues())} />
      <LinesSum form={form} />
    </section>
  );
}

/** What the own lines still lack, so that nobody has to add up. */
function LinesSum({ form }: Pick<InvoiceFieldsProps, 'form'>) {
  const [lines, totalAmount] = useWatch({ control: form.control, name: ['lines', 'totalAmount'] });
  const rest = totalOf({ totalAmount }) - linesTotal(lines);
  return (
    <p role="status" className="font-semibold empty:hidden">
      {lines.length > 0 && sumText(rest)}
    </p>
  );
}

function sumText(rest: number): string {
  if (rest === 0) return 'Las líneas suman el total';
  return `${rest > 0 ? 'Faltan' : 'Sobran'} ${formatEuros(cents(Math.abs(rest)))}`;
}
