// How somebody who has forgotten the password gets another one.
import { useMutation, useQuery } from '@tanstack/react-query';
import { askForPasswordLinks, readAccountRecovery } from '@brasa/core/customers/customers.calls.ts';
import { queryOf, send } from '../../browser/api/send.ts';

/** There with the first paint on the page that the server has served. */
export function useAccountRecovery() {
  return useQuery(queryOf(readAccountRecovery));
}

export function useAskForLinks() {
  return useMutation({
    mutationFn: (body: { email: string }) => send(askForPasswordLinks, { body }),
  });
}
