// Every kind of entry in the record of administration. A further kind is a line of ACCOUNT_KINDS or SHOP_KINDS, and
// what it tells stands in docs/rules/audit.md#what-is-recorded.
import { DAY } from '../kernel/durations.ts';
import { ACCOUNT_KINDS } from './account-kinds.rules.ts';
import type { AuditFacts } from './changed-fields.rules.ts';
import type { KindRule } from './kind.ts';
import { SHOP_KINDS } from './shop-kinds.rules.ts';

const ALL = { ...ACCOUNT_KINDS, ...SHOP_KINDS };

export type AuditKind = keyof typeof ALL;
export const KINDS: Readonly<Record<AuditKind, KindRule>> = ALL;
export const AUDIT_KINDS = Object.keys(ALL) as [AuditKind, ...AuditKind[]];

const YEAR = 365 * DAY;

/** How long an entry is kept, in milliseconds (docs/rules/audit.md#how-long-entries-are-kept). */
export function termOf(kind: AuditKind): number {
  return KINDS[kind].isIncident ? YEAR : 6 * YEAR + 2 * DAY;
}

/** The entry in one Spanish sentence, without who and when. */
export function sentenceOf(kind: AuditKind, facts: AuditFacts): string {
  return KINDS[kind].says(facts);
}
