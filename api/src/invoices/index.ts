export { ticketContent } from './print-ticket.ts';
export { RecordSender } from './record-sender.ts';
