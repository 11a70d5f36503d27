import type { VatRate } from '@brasa/core/catalog/catalog-editing.rules.ts';
import type { RateAmount, TaxedAmount } from '@brasa/core/invoices/tax-split.rules.ts';
import { formatEuros, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { formatChickens, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';

export type ShownLine = { description: string; quantity: Tenths; rate: VatRate; total: Cents };

const HEAD = 'border-b border-line text-sm text-ink-soft *:py-1 *:font-semibold';
const FIGURE = 'pl-3 text-right whitespace-nowrap tabular-nums';
const ONE = 10;

/** What an invoice is of; amounts are with their IVA. */
export function LinesTable({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Líneas</caption>
        <thead className={HEAD}>
          <tr>
            <th scope="col">Concepto</th>
            <th scope="col" className={FIGURE}>
              IVA
            </th>
            <th scope="col" className={FIGURE}>
              Importe
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ description, quantity, rate, total }, index) => (
            <tr key={index} className="align-baseline not-first:border-t not-first:border-line">
              <td className="py-1.5 wrap-anywhere">
                {quantity !== ONE && `${formatChickens(quantity)} × `}
                {description}
              </td>
              <td className={FIGURE}>{rate} %</td>
              <td className={FIGURE}>{formatEuros(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RatesTableProps = { caption: string; rates: readonly RateAmount[]; whole: TaxedAmount };

/** Base and tax of each rate, and what they are together. */
export function RatesTable({ caption, rates, whole }: RatesTableProps) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className={HEAD}>
          <tr>
            <th scope="col">IVA</th>
            {['Base', 'Cuota', 'Total'].map((name) => (
              <th key={name} scope="col" className={FIGURE}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map(({ rate, ...amount }) => (
            <AmountRow key={rate} name={`${rate} %`} amount={amount} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-ink font-bold">
          <AmountRow name="Suma" amount={whole} />
        </tfoot>
      </table>
    </div>
  );
}

function AmountRow({ name, amount }: { name: string; amount: TaxedAmount }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 font-[inherit]">
        {name}
      </th>
      {[amount.base, amount.tax, amount.total].map((cents, index) => (
        <td key={index} className={FIGURE}>
          {formatEuros(cents)}
        </td>
      ))}
    </tr>
  );
}
