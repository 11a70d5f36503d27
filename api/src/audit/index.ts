export { blankPerson } from './entries.store.ts';
export { record } from './record.ts';
export { RefusalTally } from './refusal-tally.ts';
export { sweepEntries } from './sweep-entries.ts';
