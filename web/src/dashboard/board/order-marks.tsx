import { BellRing, CloudOff } from 'lucide-react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { isQueued } from '@brasa/core/orders/queued-order.rules.ts';
import { hasPaella } from '@brasa/core/orders/lines/paella.rules.ts';
import { needsNotification } from '@brasa/core/orders/page/notification.rules.ts';
import { OwedBadge } from './owed-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { WhatsappIcon } from '../../ui/picture/brand-icons.tsx';

export function OrderMarks({ order, isNew }: { order: Order; isNew: boolean }) {
  return (
    <span className="flex items-center justify-end gap-x-3 gap-y-1.5 @max-xl:flex-col @max-xl:items-end">
      {isNew && (
        <Badge tone="warn">
          <BellRing className="size-4" />
          Nuevo
        </Badge>
      )}
      {isQueued(order) && (
        <Badge tone="warn">
          <CloudOff className="size-4" />
          Sin enviar
        </Badge>
      )}
      {order.status === 'pending' && order.readyAt !== null && <Badge tone="good">Listo</Badge>}
      <OwedBadge order={order} className="@max-xl:hidden" />
      {hasPaella(order) && (
        <span className="flex items-center gap-1.5 font-semibold">
          <PaellaIcon className="size-7" />
          <span className="@max-2xl:sr-only">Paella</span>
        </span>
      )}
      {needsNotification(order) && (
        <span className="relative text-ink-soft">
          <WhatsappIcon />
          <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-paper bg-bad" />
          <span className="sr-only">Sin avisar</span>
        </span>
      )}
    </span>
  );
}

function PaellaIcon({ className = 'size-6' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 28 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d="M4 14h20l-2.4 5a2 2 0 0 1-1.8 1.2H8.2A2 2 0 0 1 6.4 19z" fill="currentColor" />
      <path d="M4 14c-3.2.6-3.4-3-.6-3M24 14c3.2.6 3.4-3 .6-3" />
      <path d="M8 11c2-1.9 10-1.9 12 0" />
      <path d="M10.5 6.2c-1.3-1.2 1.3-2.2 0-3.4M17.5 6.2c-1.3-1.2 1.3-2.2 0-3.4M14 5.6c-1.3-1.2 1.3-2.2 0-3.4" />
    </svg>
  );
}
