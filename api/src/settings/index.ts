export { addMissingSettings, listSettings } from './settings.store.ts';
