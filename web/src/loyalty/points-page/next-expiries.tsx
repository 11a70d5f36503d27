import type { PointsSummary } from '@brasa/core/loyalty/loyalty.contract.ts';
import { expiryText } from '../points-texts.ts';

type Expiries = PointsSummary['nextExpiries'];

const SHOWN = 3;

export function NextExpiries({ expiries }: { expiries: Expiries }) {
  if (expiries.length === 0) return null;
  const later = expiries.slice(SHOWN);
  return (
    <div className="grid gap-2 border-t border-dashed border-line-strong pt-4">
      <h3 className="font-sans text-base">Próximas caducidades</h3>
      <ExpiryList expiries={expiries.slice(0, SHOWN)} />
      {later.length > 0 && (
        <details className="group">
          <summary className="target flex w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
            Ver {later.length} más
          </summary>
          <ExpiryList expiries={later} />
        </details>
      )}
    </div>
  );
}

function ExpiryList({ expiries }: { expiries: Expiries }) {
  return (
    <ul className="grid gap-1 text-ink-soft">
      {expiries.map((expiry) => (
        <li key={expiry.lastDay}>{expiryText(expiry)}</li>
      ))}
    </ul>
  );
}
