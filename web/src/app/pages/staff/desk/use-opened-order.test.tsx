// An order that was made here without a connection gets its number while somebody has it open.
import type { ReactNode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { DeliveredOrder } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { haveIndexedDb } from '../../../../../test/fake-indexed-db.ts';
import { LOLA } from '../../../../../test/staff-desk.ts';
import { createQueryClient, DRAFTS } from '../../../../browser/api/query-client.ts';
import type { NewEntry } from '../../../../browser/outbox/outbox-entry.ts';
import { addEntry, settleDone, withOutbox } from '../../../../browser/outbox/outbox-store.ts';
import { useDraftsOfShown } from '../../../../orders/staff/desk-drafts.ts';
import { useOpenedOrder } from './use-opened-order.ts';

haveIndexedDb();

const ENTRY = {
  ...{ call: 'createOrder', body: { customerName: 'Lola' }, key: 'key-00000001' },
  ...{ userId: 1, madeAt: 0, baseVersion: null, isSent: false },
} as NewEntry;
const make = () => withOutbox((outbox) => addEntry(outbox, ENTRY));

const NONE: DeliveredOrder[] = [];

/** A desk on which the order that was made here is open, with something typed into it. */
function openMade(name: number) {
  const queryClient = createQueryClient();
  const made = { ...LOLA, id: name };
  queryClient.setQueryData([DRAFTS, 'order-edit', name], { values: { name: 'Lo' }, base: made });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const desk = renderHook(
    ({ pending, isWhole }: { pending: Order[]; isWhole: boolean }) => {
      useDraftsOfShown(pending, NONE, isWhole);
      return useOpenedOrder(pending, NONE, isWhole);
    },
    { wrapper, initialProps: { pending: [made], isWhole: true } },
  );
  act(() => desk.result.current.open(name));
  return { queryClient, ...desk };
}

it('stays open under its number, with what was typed into it', async () => {
  const entry = await make();
  const { result, rerender, queryClient } = openMade(0 - entry.seq);
  expect(result.current).toMatchObject({ isOpen: true, order: { id: -1 } });
  await withOutbox((outbox) => settleDone(outbox, entry, { id: 77, version: 1 }));
  rerender({ pending: [{ ...LOLA, id: 77 }], isWhole: true });
  expect(result.current.isGone).toBe(false);
  await waitFor(() => expect(result.current).toMatchObject({ isOpen: true, order: { id: 77 } }));
  expect(queryClient.getQueryData([DRAFTS, 'order-edit', 77])).toMatchObject({
    values: { name: 'Lo' },
    base: { id: 77 },
  });
  expect(queryClient.getQueryData([DRAFTS, 'order-edit', -1])).toBeUndefined();
});

it('has gone where the shop has not numbered it', async () => {
  const entry = await make();
  const { result, rerender } = openMade(0 - entry.seq);
  rerender({ pending: [], isWhole: true });
  await waitFor(() => expect(result.current.isGone).toBe(true));
  expect(result.current.order?.id).toBe(-1);
});

it('stays open, with what was typed into it, while it may only have no room in the list', async () => {
  const { result, rerender, queryClient } = openMade(77);
  const draft = () => queryClient.getQueryData([DRAFTS, 'order-edit', 77]);
  rerender({ pending: [], isWhole: false });
  expect(result.current).toMatchObject({ isOpen: true, isGone: false, order: { id: 77 } });
  expect(draft()).toBeDefined();
  rerender({ pending: [], isWhole: true });
  expect(result.current).toMatchObject({ isOpen: true, isGone: true });
  await waitFor(() => expect(draft()).toBeUndefined());
});
