// "Venta" in the stock drawer: what a passer-by takes, and how it is paid (docs/rules/sales.md#selling-at-the-desk).
import { useEffect, useRef, type SubmitEvent } from 'react';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { linesTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { UnansweredFault } from '../../ui/form/unanswered-fault.tsx';
import { useSaleMenu } from './sale-menu.ts';
import { SalePayment } from './sale-payment.tsx';
import { SaleLines, SaleProducts } from './sale-products.tsx';
import { linesOf } from './sale-values.ts';
import { useSale, type SaleInProgress } from './use-sale.ts';

type SaleFormProps = {
  chickenProducts: ChickenProducts;
  /** Of the sale that was made; of one that waits on the device nothing is known yet. */
  onSold: (id: number) => void;
};

export function SaleForm({ chickenProducts, onSold }: SaleFormProps) {
  const menu = useSaleMenu(chickenProducts);
  const sale = useSale(menu.menu, onSold);
  const { values, change, fault } = sale;
  const lines = linesOf(values.chosen, menu.menu);
  const total = linesTotal(lines);
  const isChosen = lines.length > 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sale.submit();
  };
  const choose = (chosen: typeof values.chosen) => change({ chosen });
  return (
    <form noValidate aria-label="Venta" onSubmit={submit} className="grid gap-4">
      <SaleProducts menu={menu} chosen={values.chosen} onChange={choose} />
      <SaleLines menu={menu.menu} chosen={values.chosen} onChange={choose} />
      {isChosen && (
        <SalePayment {...{ values, total }} error={fault ?? undefined} onChange={change} />
      )}
      <SubmitButton
        className="min-h-16! text-lg"
        pending={sale.isPending}
        pendingText="Cobrando..."
      >
        {submitText(sale.isRepeat, isChosen ? formatEuros(total) : '')}
      </SubmitButton>
      {/* Below the button: what comes must not push it away from under the finger. */}
      {fault !== null && values.method !== 'mixed' && <Fault>{fault}</Fault>}
      <SaleFault sale={sale} />
    </form>
  );
}

function submitText(isRepeat: boolean, total: string): string {
  return isRepeat ? 'Repetir' : `Cobrar ${total}`.trim();
}

function Fault({ children }: { children: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={element}>
      <FormError>{children}</FormError>
    </div>
  );
}

function SaleFault({ sale }: { sale: SaleInProgress }) {
  const { failure, unanswered, isRepeat, beginAnew } = sale;
  if (!failure) return null;
  return (
    <UnansweredFault
      {...failure}
      {...{ isRepeat, onBeginAnew: beginAnew }}
      unanswered={unanswered && `la venta de ${eurosText(String(unanswered.body.expectedTotal))}`}
      another="Lo que cobres"
      anewText="Es otra venta"
    />
  );
}
