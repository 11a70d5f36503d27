import { useQuery } from '@tanstack/react-query';
import type { BusinessHours, SpecialDay } from '@brasa/core/hours/hours.contract.ts';

/** The week's opening hours, one record a weekday; null only where the server hides them. */
export function useBusinessHours() {
  return useQuery<BusinessHours[] | null>({ queryKey: ['/api/business-hours'] });
}

/** The special days from today on, by date. */
export function useSpecialDays() {
  return useQuery<SpecialDay[] | null>({ queryKey: ['/api/business-hours/special-days'] });
}
