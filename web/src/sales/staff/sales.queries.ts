// Selling at the counter; what changes with a sale is asked for anew.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readOpenBooks } from '@brasa/core/books/books.calls.ts';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import { annulSale, sellAtCounter } from '@brasa/core/sales/sales.calls.ts';
import type { SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { listStockMovements, readStock } from '@brasa/core/stock/stock.calls.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { invalidate, send } from '../../browser/api/send.ts';
import type { SaleBody } from './sale-values.ts';

const PATIENCE_MS = 10_000;
const CHANGED = [listStockMovements, readStock, readDashboard, readOpenBooks];

export type Attempt = { body: SaleBody; key: string };

/** The key makes a repeat of the same sale harmless. A refusal may mean that the menu has changed. */
export function useSell() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: Attempt) =>
      send(sellAtCounter, { body, key, timeoutMs: PATIENCE_MS }),
    onError: () => void invalidate(queryClient, listProducts),
    onSettled: () => void invalidate(queryClient, ...CHANGED),
  });
}

type AnnulOptions = { onAnnulled: (reply: SoldReply) => void; onFailed: (error: Error) => void };

/** Heard by whoever asked for it also once the form is gone. */
export function useAnnulSale({ onAnnulled, onFailed }: AnnulOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(annulSale, { params: { id }, key: newKey() }),
    onSuccess: onAnnulled,
    onError: onFailed,
    onSettled: () => void invalidate(queryClient, ...CHANGED),
  });
}
