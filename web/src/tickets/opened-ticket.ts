// The ticket that this device shows, to be printed. It outlives the drawer that asked for it: to a browser that
// prints, the desk is as narrow as the paper, and lays itself out anew.
import { useSyncExternalStore } from 'react';
import type { TicketKind } from '@brasa/core/tickets/tickets.contract.ts';

export type OpenedTicket = { id: number; kind: TicketKind };

let opened: OpenedTicket | null = null;
const listeners = new Set<() => void>();

/** Null closes it. */
export function openTicket(ticket: OpenedTicket | null): void {
  opened = ticket;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpenedTicket = (): OpenedTicket | null =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
