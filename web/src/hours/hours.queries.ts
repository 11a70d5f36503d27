import { useQuery } from '@tanstack/react-query';
import { listBusinessHours, listSpecialDays } from '@brasa/core/hours/hours.calls.ts';
import { queryOf } from '../browser/api/send.ts';

/** The week's opening hours, one record a weekday. */
export function useBusinessHours() {
  return useQuery(queryOf(listBusinessHours));
}

/** The special days from today on, by date. */
export function useSpecialDays() {
  return useQuery(queryOf(listSpecialDays));
}
