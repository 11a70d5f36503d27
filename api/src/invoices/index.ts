export { registerInvoicesRoutes } from './invoices.routes.ts';
export { RecordSender } from './record-sender.ts';
