export { moveStock, type StockChange } from './move-stock.ts';
export { readDayTotals, readStockDay } from './read-stock.ts';
export { lastStockChange } from './stock.store.ts';
export { readWalkInSales } from './walk-in-sales.report.ts';
