import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { chickensOfLines, keptOf } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { ListedSale } from '@brasa/core/sales/sales.contract.ts';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { annulledText, linesOf } from './sale-text.ts';

type AnnulQuestionProps = OpenProps & { sale: ListedSale; onYes: (id: number) => void };

/** A sale that was taken back stays so: it is asked before. */
export function AnnulQuestion({ sale, onYes, ...opening }: AnnulQuestionProps) {
  const { id, soldAt } = sale;
  const stock =
    chickensOfLines(linesOf(sale).map(keptOf)) > 0 ? ' y sus pollos vuelven al stock' : '';
  return (
    <Dialog
      {...opening}
      title="¿Anular esta venta?"
      description={`La de las ${madridClock(Date.parse(soldAt))}: se devuelven ${annulledText(sale)}${stock}. No se puede deshacer.`}
    >
      <DialogButtons
        type="button"
        cancel="Volver"
        onCancel={() => opening.onOpenChange(false)}
        onClick={() => onYes(id)}
      >
        Anular venta
      </DialogButtons>
    </Dialog>
  );
}
