import { anyone, staff } from '../kernel/call.ts';
import { movedStock, stockDay, stockMovement, stockMovements } from './stock.contract.ts';

export const readStock = anyone.get('/api/stock', {
  summary: "Today's chickens",
  answers: { 200: stockDay },
  // The one field that is specified says how many there are, also where it is not said how many are promised.
  defaults: { unreservedStock: '' },
});

export const listStockMovements = staff.get('/api/stock/movements', {
  summary: "Today's chickens and all that moved them, newest first",
  answers: { 200: stockMovements },
});

export const moveStock = staff.post('/api/stock/movements', {
  summary: "Say what today began with, add, sell to a walk-in, or correct today's chickens",
  repeatable: true,
  body: stockMovement,
  answers: { 201: movedStock },
  refusals: ['STOCK_LIMIT_REACHED', 'INITIAL_STOCK_SAID_LATER'],
});
