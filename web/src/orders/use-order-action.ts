import { chickenWords } from '@brasa/core/kernel/chicken-words.ts';
import { parseTenths, tenths } from '@brasa/core/kernel/tenths.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { toast } from '../ui/toast.ts';
import { useChangeStatus } from './order-status.queries.ts';
import { transitionFailure } from './transition-failure.ts';

const DONE: Record<Transition, string> = {
  confirm: 'Pedido entregado',
  cancel: 'Pedido cancelado',
  error: 'Pedido marcado como error',
};

/** The three actions on one order, each telling what has happened even if the drawer has closed. */
export function useOrderAction(onDone: (id: number) => void) {
  const change = useChangeStatus({
    onSuccess: ({ order, transition }) => {
      toast({ title: DONE[transition], description: summary(order), tone: 'good' });
      onDone(order.id);
    },
    onError: (error, { transition }) => {
      toast({ ...transitionFailure(error, transition), tone: 'bad' });
    },
  });
  const { isPending, variables, error } = change;
  return {
    act: (order: Order, transition: Transition) => {
      if (!isPending) change.mutate({ order, transition });
    },
    pending: isPending ? variables.transition : null,
    /** The last attempt, when it failed; with a lost answer it may have been done all the same. */
    failed: error && variables.transition,
    failure: error && transitionFailure(error, variables.transition),
  };
}

/** "Lola, 2 1/2 pollos". */
function summary({ customerName, quantity, details }: Order): string {
  const chickens = parseTenths(quantity) ?? tenths(0);
  return `${customerName}, ${chickens === 0 && details ? details : chickenWords(chickens)}`;
}
