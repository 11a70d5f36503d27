import { anyone, staff } from '../kernel/call.ts';
import { batch, newBatch } from './batches.contract.ts';
import { ordering, orderingPause } from './pause.contract.ts';

export const readOrdering = anyone.get('/api/ordering', {
  summary: "Whether the web's orders for today are paused, and until when",
  answers: { 200: ordering },
});

export const pauseOrdering = staff.post('/api/ordering/pause', {
  summary: "Pause the web's orders for today; it ends by itself",
  repeatable: true,
  body: orderingPause,
  answers: { 200: ordering },
});

export const resumeOrdering = staff.delete('/api/ordering/pause', {
  summary: "Take the web's orders for today again",
  answers: { 200: ordering },
});

export const putOnSpit = staff.post('/api/oven/batches', {
  summary: 'Put chickens onto the spit for a half hour of today',
  repeatable: true,
  body: newBatch,
  answers: { 201: batch },
});
