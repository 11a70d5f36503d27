import { useQuery } from '@tanstack/react-query';
import type { StockDayView } from '@brasa/core/stock/stock.contract.ts';

/** Today's chickens. */
export function useStock() {
  return useQuery<StockDayView>({ queryKey: ['/api/stock'] });
}
