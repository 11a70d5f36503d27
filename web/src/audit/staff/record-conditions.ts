import { AUDIT_GROUPS, type AuditGroup } from '@brasa/core/audit/kind.ts';
import { daysEntries, daysIn, useAddress } from '../../browser/forms/use-address.ts';
import type { Days } from '../../ui/form/day-choices.ts';

export type Conditions = Days & {
  group: AuditGroup | null;
  /** A user's id. */
  author: number | null;
  incidents: boolean;
};

export const NO_CONDITIONS: Conditions = {
  ...{ from: null, to: null, group: null },
  ...{ author: null, incidents: false },
};

/** The conditions of the address; each change takes the place of the one before. */
export function useConditions(): [Conditions, (conditions: Conditions) => void] {
  const [address, put] = useAddress();
  const author = Number(address.get('persona'));
  const conditions = {
    ...daysIn(address),
    group: AUDIT_GROUPS.find((one) => one === address.get('tipo')) ?? null,
    author: Number.isSafeInteger(author) && author > 0 ? author : null,
    incidents: address.get('incidencias') === 'si',
  };
  const change = (next: Conditions) =>
    put([
      ...daysEntries(next),
      ['tipo', next.group],
      ['persona', next.author === null ? null : String(next.author)],
      ['incidencias', next.incidents ? 'si' : null],
    ]);
  return [conditions, change];
}

/** Whether anything narrows the list. */
export function isFiltered({ from, to, group, author, incidents }: Conditions): boolean {
  return incidents || [from, to, group, author].some((condition) => condition !== null);
}
