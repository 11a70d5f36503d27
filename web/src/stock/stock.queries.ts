import { useQuery } from '@tanstack/react-query';
import { readStock } from '@brasa/core/stock/stock.calls.ts';
import { queryOf } from '../browser/api/send.ts';

/** What is there for today changes with every order. */
const AGAIN_MS = 60_000;

export function useStock() {
  return useQuery({ ...queryOf(readStock), refetchInterval: AGAIN_MS });
}
