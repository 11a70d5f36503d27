import type { OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import type { Queries } from '../db/database.ts';
import { listBusinessHours } from './hours.store.ts';
import { listSpecialDays } from './special-days.store.ts';

export { registerHoursRoutes } from './hours.routes.ts';
export { addMissingBusinessHours } from './hours.store.ts';

/**
 * The week and every special day, past ones too: points may be given for a visit of last week.
 * core's hoursOfDay answers from it when the shop is open.
 */
export async function listOpeningHours(sql: Queries): Promise<OpeningHours[]> {
  return [...(await listBusinessHours(sql)), ...(await listSpecialDays(sql))];
}
