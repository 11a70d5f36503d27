import { TriangleAlert } from 'lucide-react';
import type { OvenBoard } from '@brasa/core/dashboard/oven-board.contract.ts';
import { chickensText, clockText } from './oven-texts.ts';

/** Early and large; it stays while it is so. */
export function ShortfallNote({ shortfall }: Pick<OvenBoard, 'shortfall'>) {
  return (
    <div role="status" className="empty:hidden">
      {shortfall && (
        <div className="flex items-center gap-4 rounded-card border-l-8 border-bad bg-bad-surface px-4 py-3 text-bad lg:low:py-1.5">
          <TriangleAlert className="size-10 shrink-0 max-sm:hidden" />
          <p className="text-lg leading-snug font-semibold lg:low:flex lg:low:flex-wrap lg:low:items-baseline lg:low:gap-x-5">
            <strong className="block text-3xl leading-tight sm:text-4xl lg:low:text-3xl">
              A {clockText(shortfall.slot)} {missingText(shortfall.missing)}
            </strong>
            Con lo que hay en la tienda no llega para los encargos y la gente de paso.
          </p>
        </div>
      )}
    </div>
  );
}

function missingText(missing: string): string {
  return missing === '1.0' ? 'falta 1' : `faltan ${chickensText(missing)}`;
}
