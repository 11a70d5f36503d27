import { OutsideLink } from '../../../ui/button/outside-link.tsx';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { useState, type SubmitEvent } from 'react';
import { typedWhatsappLink, whatsappLink } from '@brasa/core/kernel/text/whatsapp-link.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { needsNotification } from '@brasa/core/orders/page/notification.rules.ts';
import { WhatsappIcon } from '../../../ui/picture/brand-icons.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useMarkNotified } from '../order-status.queries.ts';
import { notificationMessage } from '../order-texts.ts';
import { FormDialog } from '../../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { PhoneField } from '../../../ui/form/contact-fields.tsx';

/**
 * Opens the customer's chat, the message written; the order is marked as notified by the tap. Without a
 * phone that WhatsApp accepts, it asks for one.
 */
export function WhatsappButton({ order, now }: { order: Order; now: number }) {
  const { mutate: markNotified } = useMarkNotified();
  const [isConfirming, setIsConfirming] = useState(false);
  const message = notificationMessage(order, now);
  const { customerPhone } = order;
  const link = customerPhone === null ? null : whatsappLink(customerPhone, message);
  const noteOpened = () => markNotified(order.id);
  if (link !== null) {
    return (
      <OutsideLink
        href={link}
        className={buttonStyle('secondary', 'large', 'relative px-4!')}
        onClick={noteOpened}
      >
        <Face waits={needsNotification(order)} />
      </OutsideLink>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        className="relative px-4!"
        aria-haspopup="dialog"
        onClick={() => setIsConfirming(true)}
      >
        <Face waits={needsNotification(order)} />
      </Button>
      <WhatsappDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        phone={customerPhone}
        message={message}
        onOpened={noteOpened}
      />
    </>
  );
}

function Face({ waits }: { waits: boolean }) {
  return (
    <>
      <WhatsappIcon />
      WhatsApp
      {waits && (
        <>
          <span className="absolute -top-1.5 -right-1.5 size-4 rounded-full border-2 border-paper bg-bad" />
          <span className="sr-only">, sin avisar</span>
        </>
      )}
    </>
  );
}

/** The dialog proposes it (docs/rules/orders.md#whatsapp-dialog). */
const SPAIN = '+34 ';

type WhatsappDialogProps = OpenProps & {
  phone: string | null;
  message: string;
  onOpened: () => void;
};

/** For an order without a phone that WhatsApp accepts: which number, and off to the chat. */
function WhatsappDialog({ phone, message, onOpened, ...dialog }: WhatsappDialogProps) {
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
    <FormDialog
      {...dialog}
      title="Avisar por WhatsApp"
      description="El mensaje ya está escrito. El número no se guarda en el pedido."
      onSubmit={open}
    >
      <PhoneField
        label="Teléfono de WhatsApp"
        autoComplete="off"
        aria-required
        data-first-focus
        className="[&_input]:min-h-14"
        hint="Con el prefijo del país: +34 es España"
        error={
          isFaulty ? 'Escribe el número con su prefijo: +34\u00a0600\u00a0111\u00a0222' : undefined
        }
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <DialogButtons
        row="flex-wrap *:grow"
        size="large"
        cancel="Volver"
        onCancel={() => dialog.onOpenChange(false)}
      >
        Abrir WhatsApp
      </DialogButtons>
    </FormDialog>
  );
}
