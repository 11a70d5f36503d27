import { useState } from 'react';
import { whatsappLink } from '@brasa/core/kernel/whatsapp-link.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { needsNotification } from '@brasa/core/orders/notification.rules.ts';
import { WhatsappIcon } from '../../../ui/picture/brand-icons.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useMarkNotified } from '../order-status.queries.ts';
import { WhatsappDialog } from './whatsapp-dialog.tsx';
import { notificationMessage } from '../order-texts.ts';

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
      <a
        href={link}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('secondary', 'large', 'relative px-4!')}
        onClick={noteOpened}
      >
        <Face waits={needsNotification(order)} />
      </a>
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
