export { registerHoursRoutes } from './hours.routes.ts';
export { addMissingBusinessHours, listBusinessHours } from './hours.store.ts';
