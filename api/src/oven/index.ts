export {
  deleteBatch,
  holdOffBatches,
  listBatches,
  lockBatch,
  setBatchReady,
  sumPutOn,
  sumReady,
  viewBatch,
  type BatchRow,
} from './batches.store.ts';
export { refusePaused } from './pause-ordering.ts';
export { holdOffPauses, LAST_PAUSE, readLastPause } from './pause.store.ts';
export { isOver, moveSlot, takenBetween } from './slots.store.ts';
