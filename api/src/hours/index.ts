import type { OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import type { Queries } from '../db/database.ts';
import { listBusinessHours } from './hours.store.ts';
import { listSpecialDays } from './special-days.store.ts';

export { addMissingBusinessHours } from './hours.store.ts';

/** For core's hoursOfDay; past special days too, as points may be given for last week's visit. */
export async function listOpeningHours(sql: Queries): Promise<OpeningHours[]> {
  return [...(await listBusinessHours(sql)), ...(await listSpecialDays(sql))];
}
