import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { isUntold } from '@brasa/core/orders/telling.rules.ts';
import { WhatsappIcon } from '../ui/brand-icons.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { useMarkTold } from './order-status.queries.ts';
import { tellingLink } from './whatsapp-message.ts';

/** Opens the customer's chat, the message written; the order is marked as told by the tap. */
export function WhatsappButton({ order, now }: { order: Order; now: number }) {
  const { mutate: markTold } = useMarkTold();
  const link = tellingLink(order, now);
  if (link === null) return null;
  const waits = isUntold(order);
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle('secondary', 'large', 'relative px-4!')}
      onClick={() => markTold(order.id)}
    >
      <WhatsappIcon />
      WhatsApp
      {waits && (
        <>
          <span className="absolute -top-1.5 -right-1.5 size-4 rounded-full border-2 border-paper bg-bad" />
          <span className="sr-only">, sin avisar</span>
        </>
      )}
    </a>
  );
}
