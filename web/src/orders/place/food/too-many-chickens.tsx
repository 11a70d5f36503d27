import type { ReactNode } from 'react';
import {
  formatChickens,
  MAX_CUSTOMER_QUANTITY,
  type Tenths,
} from '@brasa/core/kernel/amounts/tenths.ts';

/** The chickens that menus bring along count too; null where they are not too many. */
export function tooManyText(chickens: Tenths): string | null {
  if (chickens <= MAX_CUSTOMER_QUANTITY) return null;
  const most = formatChickens(MAX_CUSTOMER_QUANTITY);
  return `Los menús también llevan pollos: tu pedido suma ${formatChickens(chickens)}, y por aquí se encargan ${most} como mucho.`;
}

type TooManyChickensProps = { chickens: Tenths; phone: ReactNode };

/** Stands where they are chosen, before anything is sent. */
export function TooManyChickens({ chickens, phone }: TooManyChickensProps) {
  const text = tooManyText(chickens);
  return (
    <div role="status">
      {text !== null && (
        <div className="rounded bg-warn-surface px-3 py-2 font-semibold">
          <p>{text}</p>
          <p className="flex flex-wrap items-center gap-x-2">
            Para encargos grandes, llámanos{phone === null ? '.' : ':'} {phone}
          </p>
        </div>
      )}
    </div>
  );
}
