import { move } from '../stock/move-stock.ts';
export const moved = move;
