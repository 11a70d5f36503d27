import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import type { ListedSale } from '@brasa/core/sales/sales.contract.ts';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';

type AnnulQuestionProps = OpenProps & { sale: ListedSale; onYes: (id: number) => void };

/** A sale that was taken back stays so: it is asked before. */
export function AnnulQuestion({ sale, onYes, ...opening }: AnnulQuestionProps) {
  const { id, soldAt, total, chickens } = sale;
  const stock = Number(chickens) > 0 ? ' y sus pollos vuelven al stock' : '';
  return (
    <Dialog
      {...opening}
      title="¿Anular esta venta?"
      description={`La de las ${madridClock(Date.parse(soldAt))}: ${eurosText(total)} salen de la caja${stock}. No se puede deshacer.`}
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
