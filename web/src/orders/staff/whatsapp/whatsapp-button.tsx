import { useState } from 'react';
import { whatsappLink } from '@brasa/core/kernel/whatsapp-link.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { needsNotification } from '@brasa/core/orders/notification.rules.ts';
import { WhatsappIcon } from '../../../ui/picture/brand-icons.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useMarkTold } from '../order-status.queries.ts';
import { WhatsappDialog } from './whatsapp-dialog.tsx';
import { tellingMessage } from './whatsapp-message.ts';

/**
 * Opens the customer's chat, the message written; the order is marked as told by the tap. Without a
 * phone that WhatsApp can be told, it asks for one.
 */
export function WhatsappButton({ order, now }: { order: Order; now: number }) {
  const { mutate: markTold } = useMarkTold();
  const [isAsking, setIsAsking] = useState(false);
  const message = tellingMessage(order, now);
  const { customerPhone } = order;
  const link = customerPhone === null ? null : whatsappLink(customerPhone, message);
  const tell = () => markTold(order.id);
  if (link !== null) {
    return (
      <a
        href={link}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('secondary', 'large', 'relative px-4!')}
        onClick={tell}
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
        onClick={() => setIsAsking(true)}
      >
        <Face waits={needsNotification(order)} />
      </Button>
      <WhatsappDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        phone={customerPhone}
        message={message}
        onOpened={tell}
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
