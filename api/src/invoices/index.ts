export { INVOICES } from './invoice-files.ts';
export { ticketContent } from './print-ticket.ts';
export { lastInvoiceCodes } from './records.store.ts';
export { RecordSender } from './record-sender.ts';
