import { useQuery } from '@tanstack/react-query';
import { listPhotographs } from '@brasa/core/catalog/catalog.calls.ts';
import type { Photograph } from '@brasa/core/catalog/photographs.contract.ts';
import { queryOf } from './send.ts';

/** The shop's own photograph that stands in for the drawing "folder/name"; mostly there is none. */
export function usePhotograph(title: string): Photograph | undefined {
  return useQuery(queryOf(listPhotographs)).data?.[title];
}
