// The record of administration: who did what, when, from where (docs/rules/audit.md).
import type { AuditFacts } from '@brasa/core/audit/changed-fields.rules.ts';
import { KINDS, termOf, type AuditKind } from '@brasa/core/audit/kinds.rules.ts';
import { recordedName, SERVER, type Actor, type Client } from '../actor.ts';
import type { Transaction } from '../db/database.ts';
import { insertEntry, type NewEntry } from './entries.store.ts';
import { sayRecorded } from './security-log.ts';

/** What happened. `id` and `name` are of what it is about, as its kind says; fields are the changed ones alone. */
export type AuditEvent = {
  kind: AuditKind;
  id?: number | string | null;
  name?: string | null;
} & Partial<Pick<AuditFacts, 'before' | 'after'>>;

/** Somebody signed in, somebody who is not, or the server. */
export type Author = Actor | Client | typeof SERVER;

/**
 * Adds an entry in the transaction of the change that it tells, so that both are there or neither is. It waits
 * for nothing and decides nothing. Call it where the change is made, and only where something changes: of an
 * edit `...differences(before, after)` (core/src/audit/changed-fields.rules.ts) is what to pass. No password,
 * token, code or secret may be in it, and of a person only `...aboutUser(user)` and `personalChanges(fields)`.
 * A route has the author: `actor` of its exchange, where the call is for somebody signed in, else
 * `clientOf(request)`. A further kind is a line of KINDS (core/src/audit/kinds.rules.ts).
 */
export function record(
  transaction: Transaction,
  author: Author,
  event: AuditEvent,
  now: number,
): Promise<void> {
  const entry = newEntry(author, event, now);
  sayRecorded(transaction, event.kind, entry);
  return insertEntry(transaction, entry);
}

/** The event as a row, told once. */
export function newEntry(author: Author, event: AuditEvent, now: number): NewEntry {
  const { kind, id = null, name = null, before = null, after = null } = event;
  return {
    kind,
    at: now,
    lastAt: now,
    times: 1,
    keptUntil: now + termOf(kind),
    ...authorColumns(author),
    subject: KINDS[kind].about,
    subjectId: id === null ? null : String(id),
    subjectName: name,
    fieldsBefore: before && JSON.stringify(before),
    fieldsAfter: after && JSON.stringify(after),
    bucket: null,
  };
}

/** Of a customer nothing but the id: where they are is nobody's business. */
function authorColumns(author: Author) {
  const nowhere = { authorName: null, address: null, device: null };
  if (author === SERVER) return { author: SERVER, authorId: null, ...nowhere } as const;
  const { address, device } = author;
  if (!('id' in author)) {
    return { author: 'nobody', authorId: null, authorName: null, address, device } as const;
  }
  const authorName = recordedName(author);
  const place = authorName === null ? nowhere : { authorName, address, device };
  return { author: 'user', authorId: author.id, ...place } as const;
}
