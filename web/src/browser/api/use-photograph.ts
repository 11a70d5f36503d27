import { useQuery } from '@tanstack/react-query';
import type { Photograph, Photographs } from '@brasa/core/catalog/photographs.contract.ts';

/** The shop's own photograph that stands in for the drawing "folder/name"; mostly there is none. */
export function usePhotograph(title: string): Photograph | undefined {
  return useQuery<Photographs>({ queryKey: ['/api/photographs'] }).data?.[title];
}
