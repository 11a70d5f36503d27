import { call } from '../kernel/call.ts';
import { movedStock, stockDay, stockMovement, stockMovements } from './stock.contract.ts';

export const readStock = call({
  method: 'GET',
  path: '/api/stock',
  summary: "Today's chickens",
  audience: 'anyone',
  answers: { 200: stockDay },
});

export const listStockMovements = call({
  method: 'GET',
  path: '/api/stock/movements',
  summary: "Today's chickens and all that moved them, newest first",
  audience: 'staff',
  answers: { 200: stockMovements },
});

export const moveStock = call({
  method: 'POST',
  path: '/api/stock/movements',
  summary: "Say what today began with, add, sell to a walk-in, or correct today's chickens",
  audience: 'staff',
  repeatable: true,
  body: stockMovement,
  answers: { 201: movedStock },
  refusals: ['STOCK_LIMIT_REACHED'],
});
