// Every kind of entry in the record of administration. A further kind is a line of ACCOUNT_KINDS or SHOP_KINDS, and
// what it tells stands in docs/rules/audit.md#what-is-recorded.
import { DAY } from '../kernel/time/durations.ts';
import { ACCOUNT_KINDS, type AccountKind } from './account-kinds.rules.ts';
import type { AuditFacts } from './changed-fields.rules.ts';
import type { AuditGroup, KindRule } from './kind.ts';
import { SHOP_KINDS, type ShopKind } from './shop-kinds.rules.ts';

const ALL = { ...ACCOUNT_KINDS, ...SHOP_KINDS };

export type AuditKind = AccountKind | ShopKind;
export const KINDS: Readonly<Record<AuditKind, KindRule>> = ALL;
export const AUDIT_KINDS = Object.keys(ALL) as [AuditKind, ...AuditKind[]];

const YEAR = 365 * DAY;

/** How long an entry is kept, in milliseconds (docs/rules/audit.md#how-long-entries-are-kept). */
export function termOf(kind: AuditKind): number {
  const { isIncident, isBrief } = KINDS[kind];
  return isIncident || isBrief ? YEAR : 6 * YEAR + 2 * DAY;
}

type Chosen = {
  group?: AuditGroup | undefined;
  kind?: AuditKind | undefined;
  incidents?: 'true' | undefined;
};

/** The kinds that the filter lets through; null for all. */
export function kindsOf({ group, kind, incidents }: Chosen): AuditKind[] | null {
  if (!group && !kind && !incidents) return null;
  return AUDIT_KINDS.filter((one) => {
    const { group: own, isIncident = false } = KINDS[one];
    return (!kind || one === kind) && (!group || own === group) && (!incidents || isIncident);
  });
}

/** The entry in one Spanish sentence, without who and when. */
export function sentenceOf(kind: AuditKind, facts: AuditFacts): string {
  return KINDS[kind].says(facts);
}
