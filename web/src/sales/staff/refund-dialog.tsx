// "Devolver": goods of a counter sale that come back (docs/rules/sales.md#refunds-of-a-sale).
import { useId, useState, type SubmitEvent } from 'react';
import { formatEuros, parseCents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { keptTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { wayBack, type Way } from '@brasa/core/payments/payments.rules.ts';
import type { ListedSale } from '@brasa/core/sales/sales.contract.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { FieldNotes } from '../../ui/form/field.tsx';
import { goodsToWire, GoodsRows, worthOf, type Goods } from '../../ui/form/goods-rows.tsx';
import { SentFields } from '../../ui/form/sent-fields.tsx';
import { WayChips } from '../../ui/form/way-chips.tsx';
import { FormDialog } from '../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { linesOf } from './sale-text.ts';
import { useRefundSale } from './sales.queries.ts';

type RefundDialogProps = OpenProps & { sale: ListedSale };
type Faults = { goods?: string; reason?: string };

export function RefundDialog({ sale, ...opening }: RefundDialogProps) {
  const close = () => opening.onOpenChange(false);
  const goodsId = useId();
  const { lines, goods, choose, worth, way, setWay, ...form } = useRefund(sale, close);
  return (
    <FormDialog
      {...opening}
      title="Devolver de esta venta"
      description={`La de las ${madridClock(Date.parse(sale.soldAt))}.${isUncorrected(sale, worth) ? INVOICED : ''}`}
      onSubmit={form.submit}
    >
      <SentFields isUnanswered={form.isUnanswered}>
        <div className="grid gap-2">
          <GoodsRows lines={lines} goods={goods} onChange={choose} />
          <FieldNotes id={goodsId} error={form.faults.goods} />
        </div>
        <WayChips label="Cómo se devuelve" value={way} onChange={setWay} />
        <ReasonField
          value={form.reason}
          error={form.faults.reason}
          onChange={({ target }) => form.setReason(target.value)}
        />
      </SentFields>
      <DialogButtons cancel="Volver" onCancel={close} pending={form.isPending}>
        {worth === 0 ? 'Devolver' : `Devolver ${formatEuros(worth)}`}
      </DialogButtons>
    </FormDialog>
  );
}

/** True while its invoices come to more than a refund of that worth, or of anything, leaves. */
const isUncorrected = (sale: ListedSale, worth: Cents): boolean =>
  (parseCents(sale.invoicedTotal ?? '') ?? 0) > keptTotal(linesOf(sale)) - Math.max(worth, 1);

const INVOICED = ' Tiene factura: rectifícala antes, en Facturas.';

/** What is chosen and typed, and the refund that comes of it. */
function useRefund(sale: ListedSale, onDone: () => void) {
  const lines = linesOf(sale);
  const [goods, setGoods] = useState<Goods>({});
  const [way, setWay] = useState<Way>(wayBack(sale.paymentMethod));
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const { give, isPending, isUnanswered } = useRefundSale(sale, onDone);
  const chosen = goodsToWire(goods);
  useLeaveWarning(chosen.length > 0 || reason !== '');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found: Faults = {
      ...(chosen.length === 0 && { goods: 'Elige qué se devuelve' }),
      ...(reason.trim() === '' && { reason: 'Indica el motivo' }),
    };
    setFaults(found);
    if (found.goods) event.currentTarget.querySelector('button')?.focus();
    else if (found.reason) event.currentTarget.querySelector<HTMLElement>('[name=reason]')?.focus();
    else give({ goods: chosen, method: way, reason: reason.trim() });
  };
  const choose = (next: Goods) => {
    setGoods(next);
    setFaults(({ goods: _goods, ...others }) => others);
  };
  return {
    ...{ lines, goods, choose, worth: worthOf(lines, goods), way, setWay },
    ...{ reason, setReason, faults, isPending, isUnanswered, submit },
  };
}
