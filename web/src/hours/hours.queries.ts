import { useQuery } from '@tanstack/react-query';
import { listBusinessHours, listSpecialDays } from '@brasa/core/hours/hours.calls.ts';
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { queryOf } from '../browser/api/send.ts';

/** The week's opening hours, one record a weekday; null where the server gives none (401). */
export function useBusinessHours() {
  const select = (week: BusinessHours[] | null) => week;
  return useQuery({ ...queryOf(listBusinessHours), select });
}

/** The special days from today on, by date. */
export function useSpecialDays() {
  return useQuery(queryOf(listSpecialDays));
}
