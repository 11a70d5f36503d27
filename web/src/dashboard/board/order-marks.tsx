import { BellRing } from 'lucide-react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { isPaella } from '@brasa/core/orders/paella.rules.ts';
import { needsNotification } from '@brasa/core/orders/notification.rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { WhatsappIcon } from '../../ui/picture/brand-icons.tsx';
import { PaellaIcon } from './paella-icon.tsx';

export function OrderMarks({ order, isNew }: { order: Order; isNew: boolean }) {
  return (
    <span className="flex items-center justify-end gap-x-3 gap-y-1.5 max-sm:flex-col max-sm:items-end">
      {isNew && (
        <Badge tone="warn">
          <BellRing aria-hidden="true" className="size-4" />
          Nuevo
        </Badge>
      )}
      {isPaella(order.details) && (
        <span className="flex items-center gap-1.5 font-semibold">
          <PaellaIcon className="size-7" />
          <span className="max-sm:sr-only">Paella</span>
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
