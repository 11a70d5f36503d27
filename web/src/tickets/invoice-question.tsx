import { DialogButtons } from '../ui/button/dialog-buttons.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import type { OpenProps } from '../ui/overlay/sheet.tsx';

/** A receipt that is an invoice cannot be taken back: it is asked before the first one. */
export function InvoiceQuestion({ onYes, ...opening }: OpenProps & { onYes: () => void }) {
  return (
    <Dialog
      {...opening}
      title="El recibo es su factura simplificada"
      description="Se hace ahora, con su número y su QR. Después, para cambiar el pedido habrá que rectificarla."
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
