import { useState, type SubmitEvent } from 'react';
import { typedWhatsappLink } from '@brasa/core/kernel/typed-whatsapp-link.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** The dialog proposes it (docs/rules/orders.md#whatsapp-dialog). */
const SPAIN = '+34 ';

type WhatsappDialogProps = OpenProps & {
  phone: string | null;
  message: string;
  onOpened: () => void;
};

/** For an order without a phone that WhatsApp accepts: which number, and off to the chat. */
export function WhatsappDialog({ phone, message, onOpened, ...dialog }: WhatsappDialogProps) {
  const [typed, setTyped] = useState(SPAIN + (phone ?? ''));
  const [isFaulty, setIsFaulty] = useState(false);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    // A form in React's tree, not the page's: it lies in the order's.
    event.stopPropagation();
    const link = typedWhatsappLink(typed, message);
    setIsFaulty(link === null);
    if (link === null) return;
    window.open(link, '_blank', 'noreferrer');
    dialog.onOpenChange(false);
    onOpened();
  };
  return (
    <Dialog
      {...dialog}
      title="Avisar por WhatsApp"
      description="El mensaje ya está escrito. El número no se guarda en el pedido."
    >
      <form noValidate className="grid gap-5" onSubmit={open}>
        <TextField
          label="Teléfono de WhatsApp"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          aria-required
          data-first-focus
          className="[&_input]:min-h-14"
          hint="Con el prefijo del país: +34 es España"
          error={
            isFaulty
              ? 'Escribe el número con su prefijo: +34\u00a0600\u00a0111\u00a0222'
              : undefined
          }
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap gap-3 *:grow">
          <Button variant="secondary" size="large" onClick={() => dialog.onOpenChange(false)}>
            Volver
          </Button>
          <Button type="submit" size="large">
            Abrir WhatsApp
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
