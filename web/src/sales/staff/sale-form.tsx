// "Venta" in the stock drawer: what a passer-by takes, and how it is paid (docs/rules/sales.md#selling-at-the-desk).
import { useEffect, useRef, type MouseEvent, type SubmitEvent } from 'react';
import { formatEuros, parseCents, cents } from '@brasa/core/kernel/cents.ts';
import { linesTotal } from '@brasa/core/orders/order-lines.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/settings.rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { useSaleMenu } from './sale-menu.ts';
import { SalePayment } from './sale-payment.tsx';
import { SaleLines, SaleProducts } from './sale-products.tsx';
import { linesOf } from './sale-values.ts';
import { useSale, type SaleInProgress } from './use-sale.ts';

export function SaleForm({ chickenProducts }: { chickenProducts: ChickenProducts }) {
  const menu = useSaleMenu(chickenProducts);
  const sale = useSale(menu.menu);
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

/** What went wrong; where nobody knows whether it was sold, also what the next tap will do. */
function SaleFault({ sale }: { sale: SaleInProgress }) {
  const { failure, unanswered, isRepeat, beginAnew } = sale;
  if (!failure) return null;
  const goOn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
    beginAnew();
  };
  return (
    <FormError title={failure.title}>
      <p>{failure.description}</p>
      {unanswered && (
        <>
          <p className="mt-2">
            {isRepeat
              ? 'Pulsa «Repetir» para mandar lo mismo: si ya había llegado, no se repite.'
              : `Lo que cobres ahora cuenta aparte de la venta de ${totalOf(unanswered)}.`}
          </p>
          {isRepeat && (
            <Button variant="secondary" className="mt-3 min-h-14 bg-surface" onClick={goOn}>
              Es otra venta
            </Button>
          )}
        </>
      )}
    </FormError>
  );
}

const totalOf = ({ body }: NonNullable<SaleInProgress['unanswered']>): string =>
  formatEuros(parseCents(String(body.expectedTotal)) ?? cents(0));
