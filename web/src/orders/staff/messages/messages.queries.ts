// Mail to customers, as staff see it (docs/rules/messages.md#for-staff).
import { useQuery } from '@tanstack/react-query';
import {
  listFailedMessages,
  listOrderMessages,
  sendMessageAgain,
} from '@brasa/core/messages/messages.calls.ts';
import type { OrderMessages } from '@brasa/core/messages/messages.contract.ts';
import { queryOf, send } from '../../../browser/api/send.ts';
import { useSingleChange, type Callbacks } from '../../../browser/api/single-change.ts';

/** Beside the events, for whoever does not hear them, in milliseconds. */
const AGAIN_MS = 60_000;

/** The mails that were given up; undefined until they are known. */
export function useFailedMessages() {
  return useQuery({ ...queryOf(listFailedMessages), refetchInterval: AGAIN_MS }).data;
}

export const useOrderMessages = (orderId: number) =>
  useQuery(queryOf(listOrderMessages, { params: { id: orderId } }));

/** Sends a message again that was given up. */
export function useSendAgain(callbacks: Callbacks<OrderMessages>) {
  return useSingleChange(
    'message again',
    (id: number, keyFor) => send(sendMessageAgain, { params: { id }, key: keyFor(id) }),
    { shownBy: [listOrderMessages, listFailedMessages], ...callbacks },
  );
}
