// How a sale is paid, and what is given back of the cash (docs/rules/sales.md#selling-at-the-desk).
import { centsToDecimal, formatEuros, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import { PAYMENT_METHODS } from '@brasa/core/payments/payments.rules.ts';
import { PAYMENT_METHOD_NAMES } from '@brasa/core/payments/way-texts.rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { AmountField } from '../../ui/form/text-field.tsx';
import { cashDue, changeText, notesFor, type SaleValues } from './sale-values.ts';

const METHODS = PAYMENT_METHODS.map((method) => ({
  value: method,
  label: PAYMENT_METHOD_NAMES[method],
}));

type SalePaymentProps = {
  values: SaleValues;
  total: Cents;
  error: string | undefined;
  onChange: (changed: Partial<SaleValues>) => void;
};

export function SalePayment({ values, total, error, onChange }: SalePaymentProps) {
  return (
    <div className="grid gap-4 [&_input:not([type=radio])]:min-h-14">
      <ChoiceChips
        label="Forma de pago"
        className="[&_label]:grow [&_label>span]:min-h-14 [&_label>span]:px-3"
        choices={METHODS}
        value={values.method}
        onChange={(method) => onChange({ method })}
      />
      {values.method === 'mixed' && (
        <AmountField
          label="En efectivo"
          hint="Al menos la mitad; lo demás va con tarjeta"
          error={error}
          value={values.cash}
          onChange={({ target }) => onChange({ cash: target.value })}
        />
      )}
      <Change {...{ values, total, onChange }} />
    </div>
  );
}

/** What is handed over in cash, and what is given back of it. */
function Change({ values, total, onChange }: Omit<SalePaymentProps, 'error'>) {
  const due = cashDue(values, total);
  if (due === null || due === 0) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <AmountField
          label="Entrega"
          className="min-w-28 grow sm:w-40 sm:grow-0"
          value={values.given}
          onChange={({ target }) => onChange({ given: target.value })}
        />
        {notesFor(due).map((note) => (
          <Button
            key={note}
            variant="secondary"
            className="min-h-14 grow px-3! sm:grow-0"
            onClick={() => onChange({ given: centsToDecimal(note).replace('.', ',') })}
          >
            {formatEuros(note).replace(',00', '')}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-8 text-2xl leading-tight font-bold">
        {changeText(due, parseTypedCents(values.given))}
      </p>
    </div>
  );
}
