export { soldAtOf } from './sale-view.ts';
export { findSale, lockSale, noteInvoicedTotal, type SaleRow } from './sales.store.ts';
