export { blankPerson, hasActedAsStaff } from './entries.store.ts';
export { record, type AuditEvent, type Author } from './record.ts';
export { recordExport } from './record-export.ts';
export { RefusalTally } from './refusal-tally.ts';
export { SecurityLog } from './security-log.ts';
export { sweepEntries } from './sweep-entries.ts';
