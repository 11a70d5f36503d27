export { hasRecords } from './issued-records.report.ts';
export { addMissingSettings, listSettings, lockIdentity } from './settings.store.ts';
