import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listUsers } from '@brasa/core/accounts/accounts.calls.ts';
import type { Customer, CustomerErased } from '@brasa/core/customers/customer.contract.ts';
import { eraseCustomer, readCustomer } from '@brasa/core/customers/customers.calls.ts';
import { readUserStatistics } from '@brasa/core/dashboard/dashboard.calls.ts';
import { listArchive, readOrder } from '@brasa/core/orders/orders.calls.ts';
import { invalidate, queryOf, send } from '../../browser/api/send.ts';
import { useSingleChange, type Callbacks } from '../../browser/api/single-change.ts';
import { withOwnPassword } from '../../browser/api/with-own-password.ts';

const PATIENCE_MS = 20_000;

/** Null when the session has ended. Points change on other devices too. */
export function useCustomer(id: number) {
  return useQuery({ ...queryOf(readCustomer, { params: { id } }), staleTime: 0 });
}

export function useRefetchCustomer() {
  const queryClient = useQueryClient();
  return () => void invalidate(queryClient, readCustomer);
}

/** Borrar datos: of the customer as they were seen. */
export function useEraseCustomer(callbacks: Callbacks<CustomerErased>) {
  return useSingleChange(
    eraseCustomer.path,
    ({ id, version }: Customer['user'], keyFor) => {
      const key = keyFor({ id, version });
      return withOwnPassword(() =>
        send(eraseCustomer, {
          ...{ params: { id }, body: { version }, key, timeoutMs: PATIENCE_MS },
        }),
      );
    },
    {
      ...callbacks,
      shownBy: [readCustomer, listUsers, readUserStatistics, listArchive, readOrder],
    },
  );
}
