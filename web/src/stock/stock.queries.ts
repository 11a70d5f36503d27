import { useQuery } from '@tanstack/react-query';
import { readStock } from '@brasa/core/stock/stock.calls.ts';
import { queryOf } from '../browser/api/send.ts';

export function useStock() {
  return useQuery(queryOf(readStock));
}
