export { INVOICES } from './invoice-files.ts';
export { ticketContent } from './print-ticket.ts';
export { lastInvoiceCodes } from './records/records.store.ts';
export { RecordSender } from './sending/record-sender.ts';
