import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { beforeAndNow, linePricesText, type PriceChange } from '../price-change.ts';

/** Read out as soon as it appears; what the button says then is the answer to it. */
export function PriceChangeNote({ lines, total }: PriceChange) {
  return (
    <div role="alert" className="rounded border-l-4 border-glow bg-warn-surface px-4 py-3">
      <p className="font-semibold">El precio ha cambiado</p>
      <ul>
        {lines.map((line, at) => (
          <li key={`${at} ${line.name}`}>{linePricesText(line)}</li>
        ))}
        <li className="font-semibold">
          Total:{' '}
          {total.now === null ? 'la carta ya no lo dice' : beforeAndNow(total.before, total.now)}
        </li>
      </ul>
      <p>Lo que has escrito sigue aquí.</p>
    </div>
  );
}

/** "Guardar por 29,50 €"; any other text where no price has changed. */
export function priceSaveText(change: PriceChange | null, otherwise: string): string {
  if (change === null || change.total.now === null) return otherwise;
  return `Guardar por ${formatEuros(change.total.now)}`;
}
