import { useState, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import type { OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import { relativeDayTitle } from '@brasa/core/kernel/time/near-days.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { whatsappLink } from '@brasa/core/kernel/text/whatsapp-link.ts';
import { foodText } from '@brasa/core/orders/lines/order-food.rules.ts';
import { orderNumber } from '@brasa/core/orders/order-number.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { outsideHoursMessage } from '@brasa/core/orders/place/outside-hours.rules.ts';
import { telLink } from '../../../browser/device/tel-link.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { OutsideLink } from '../../../ui/button/outside-link.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { WhatsappIcon } from '../../../ui/picture/brand-icons.tsx';

type OrdersOutsideHoursProps = {
  /** Those that the hours do not allow (outside-hours.rules). */
  orders: readonly Order[];
  hours: readonly OpeningHours[];
  now: number;
};

/** Whom to write to, each with the message written: their orders fall outside the hours. */
export function OrdersOutsideHours({ orders, hours, now }: OrdersOutsideHoursProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => (
        <OutsideOrder
          key={order.id}
          order={order}
          message={outsideHoursMessage(order, hours, now)}
          now={now}
          isOpened={opened.has(order.id)}
          onOpen={() => setOpened(new Set([...opened, order.id]))}
        />
      ))}
    </ul>
  );
}

type OutsideOrderProps = {
  order: Order;
  message: string;
  now: number;
  /** Its chat has been opened from here. */
  isOpened: boolean;
  onOpen: () => void;
};

function OutsideOrder({ order, message, now, isOpened, onOpen }: OutsideOrderProps) {
  const pickup = Date.parse(order.pickupTime);
  const { customerName, customerPhone } = order;
  const link = customerPhone === null ? null : whatsappLink(customerPhone, message);
  return (
    <li className="target-line flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{customerName}</p>
        <p className="text-sm text-ink-soft">
          {relativeDayTitle(madridDay(pickup), madridDay(now))}, {madridClock(pickup)} ·{' '}
          {foodText(order)} · {orderNumber(order.id)}
        </p>
      </div>
      {link !== null && (
        <OutsideLink
          href={link}
          aria-label={`WhatsApp a ${isolated(customerName)}`}
          className={buttonStyle('secondary', undefined, 'min-h-14')}
          onClick={onOpen}
        >
          {isOpened ? <Check className="size-5" /> : <WhatsappIcon />}
          {isOpened ? 'Abierto' : 'WhatsApp'}
        </OutsideLink>
      )}
      {link === null && <Phone phone={customerPhone} />}
    </li>
  );
}

function Phone({ phone }: { phone: string | null }): ReactNode {
  if (phone === null) return <p className="text-sm text-ink-soft">Sin teléfono</p>;
  return <TextLink href={telLink(phone)}>{formatPhone(phone)}</TextLink>;
}
