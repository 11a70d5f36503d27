export { registerSettingsRoutes } from './settings.routes.ts';
export { addMissingSettings, listSettings } from './settings.store.ts';
