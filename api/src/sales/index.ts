export { registerSalesRoutes } from './sales.routes.ts';
export { lockSale, noteInvoicedTotal, type SaleRow } from './sales.store.ts';
