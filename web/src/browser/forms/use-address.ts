// What is asked for on a page, as its address has it: a reload, a shared link and the way back find the same.
import { useLocation, useNavigate } from 'react-router';
import { isDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';

/** By its name in the address; without a value it leaves it. */
export type AddressEntry = readonly [name: string, value: string | null];

/** What the address says, and what writes into it; each change takes the place of the one before. */
export function useAddress(): [URLSearchParams, (entries: readonly AddressEntry[]) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const put = (entries: readonly AddressEntry[]) => {
    // A drawer tells that it has closed when what it led to is there already.
    if (window.location.pathname !== pathname) return;
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of entries) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate({ search: next.toString() }, { replace: true });
  };
  return [new URLSearchParams(search), put];
}

type Days = { from: Day | null; to: Day | null };

export function daysIn(address: URLSearchParams): Days {
  const day = (name: string) => {
    const text = address.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  return { from: day('desde'), to: day('hasta') };
}

export const daysEntries = ({ from, to }: Days): AddressEntry[] => [
  ['desde', from],
  ['hasta', to],
];
