import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { FactsContext } from '../../site/site-facts.ts';

export function PublicFacts({ children }: { children: ReactNode }) {
  const facts = useSiteFacts();
  const { pathname } = useLocation();
  return (
    <FactsContext value={facts}>
      <FactsOfPage key={pathname} />
      {children}
    </FactsContext>
  );
}

/** Each page that is opened asks anew for facts that are no longer fresh. */
function FactsOfPage() {
  useSiteFacts();
  return null;
}
