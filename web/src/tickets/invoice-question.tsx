import { DialogButtons } from '../ui/button/dialog-buttons.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import type { OpenProps } from '../ui/overlay/sheet.tsx';

type InvoiceQuestionProps = OpenProps & {
  /** What is not possible any more until it was corrected: "cambiar el pedido". */
  toChange: string;
  onYes: () => void;
};

/** A receipt that is an invoice cannot be taken back: it is asked before the first one. */
export function InvoiceQuestion({ onYes, toChange, ...opening }: InvoiceQuestionProps) {
  return (
    <Dialog
      {...opening}
      title="El recibo es su factura simplificada"
      description={`Se hace ahora, con su número y su QR. Después, para ${toChange} habrá que rectificarla.`}
    >
      <DialogButtons
        type="button"
        cancel="Volver"
        onCancel={() => opening.onOpenChange(false)}
        onClick={onYes}
      >
        Hacer e imprimir
      </DialogButtons>
    </Dialog>
  );
}
