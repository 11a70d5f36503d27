export { discardWaiting, findJob } from './print-jobs.store.ts';
export type { ContentOf } from './print-next.ts';
export { queueOrderTicket, queueTicket } from './queue-ticket.ts';
export { sweepTickets } from './sweep-tickets.ts';
export { TicketPrinter } from './ticket-printer.ts';
