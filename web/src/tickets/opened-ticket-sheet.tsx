import { lazy, Suspense, useEffect } from 'react';
import { openTicket, useOpenedTicket } from './opened-ticket.ts';

const TicketSheet = lazy(() => import('./ticket-sheet.tsx'));

/** Stands once, on every page of the desk. */
export function OpenedTicketSheet() {
  const ticket = useOpenedTicket();
  // Whoever signs in next has asked for none.
  useEffect(() => () => openTicket(null), []);
  if (!ticket) return null;
  return (
    <Suspense>
      <TicketSheet key={ticket.id} {...ticket} onClose={() => openTicket(null)} />
    </Suspense>
  );
}
