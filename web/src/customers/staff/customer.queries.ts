import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readCustomer } from '@brasa/core/customers/customers.calls.ts';
import { invalidate, queryOf } from '../../browser/api/send.ts';

/** Null when the session has ended. Points change on other devices too. */
export function useCustomer(id: number) {
  return useQuery({ ...queryOf(readCustomer, { params: { id } }), staleTime: 0 });
}

export function useRefetchCustomer() {
  const queryClient = useQueryClient();
  return () => void invalidate(queryClient, readCustomer);
}
