import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { isTypedInto } from '../../../../orders/staff/desk-drafts.ts';
import { useLazySheet } from './use-lazy-sheet.ts';

const load = () => import('../../../../orders/staff/deliver-all/deliver-all-drawer.tsx');

type Asked = { orders: readonly Order[]; typedInto: readonly Order[] };

/** The question whether what is left of a day is handed over, of the orders as they were when it was asked. */
export function useDeliveryOfAll(now: number) {
  const queryClient = useQueryClient();
  const { Sheet, isOpen, setIsOpen, show } = useLazySheet('deliver-all', load);
  const [asked, setAsked] = useState<Asked | null>(null);
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });
  // The same for as long as the desk is there: the rows of the list are not rendered for it.
  const ask = useCallback(
    (left: readonly Order[]) => {
      setAsked({
        orders: left.filter(({ id }) => !isTypedInto(queryClient, id)),
        typedInto: left.filter(({ id }) => isTypedInto(queryClient, id)),
      });
      latestShow.current();
    },
    [queryClient],
  );
  const sheet = Sheet && asked && (
    <Sheet open={isOpen} onOpenChange={setIsOpen} {...asked} now={now} />
  );
  return { ask, sheet };
}
