export { findSale, lockSale, noteInvoicedTotal, type SaleRow } from './sales.store.ts';
