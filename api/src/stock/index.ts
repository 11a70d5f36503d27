export { moveStock, type StockChange } from './move-stock.ts';
export { readDayTotals } from './read-day-totals.ts';
export { readStockDay } from './read-stock-day.ts';
export { registerStockRoutes } from './stock.routes.ts';
export { lastStockChange } from './stock.store.ts';
