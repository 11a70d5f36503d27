import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { changeReasonOf } from '../../browser/api/error-texts.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { useRenewWalletQr } from './wallet-renewal.queries.ts';

const CONSEQUENCES = [
  'Tus puntos y tu cuenta no cambian.',
  'En tus otros móviles el código nuevo aparece al volver a abrir la página; hasta entonces enseñan el anterior, que ya no vale.',
  'Si tienes prisa, en el mostrador basta con decir tu teléfono.',
];

/** What renewing does, before it is done: the old code cannot be brought back. */
export default function RenewQrDialog({ open, onOpenChange }: OpenProps) {
  const { error, isPending, mutate, reset } = useRenewWalletQr(() => {
    toastSuccess('Código QR renovado', 'El anterior ya no vale.');
    onOpenChange(false);
  });
  const change = (isOpen: boolean) => {
    if (!isOpen) reset();
    onOpenChange(isOpen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Renovar código QR"
      description="El código de ahora deja de valer en el momento: hazlo si alguien le ha hecho una foto."
    >
      <div className="grid gap-5">
        <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
          {CONSEQUENCES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {error && (
          <FormError title="No se pudo renovar el código">{changeReasonOf(error)}</FormError>
        )}
        <DialogButtons
          onCancel={() => change(false)}
          type="button"
          pending={isPending}
          pendingText="Renovando..."
          onClick={() => mutate()}
        >
          Renovar código QR
        </DialogButtons>
      </div>
    </Dialog>
  );
}
