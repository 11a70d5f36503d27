import type { TicketKind } from '@brasa/core/tickets/tickets.contract.ts';

export const KIND_TITLES: Record<TicketKind, string> = {
  order: 'Ticket de cocina',
  receipt: 'Recibo',
};
