import { figures } from '../stock/stock.store.ts';
export const taken = figures;
