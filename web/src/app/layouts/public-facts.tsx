import type { ReactNode } from 'react';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { FactsContext } from '../../site/site-facts.ts';

/** Hands the public facts, which settings has, to the pages of the site. */
export function PublicFacts({ children }: { children: ReactNode }) {
  return <FactsContext value={useSiteFacts()}>{children}</FactsContext>;
}
