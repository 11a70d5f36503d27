import type { AuditSubject } from '@brasa/core/audit/kind.ts';
import type { AuditKind } from '@brasa/core/audit/kinds.rules.ts';
import { secret, type Classified } from '../db/tables/classification.ts';
import type { AutoId, Instant, Json } from '../db/tables/columns.ts';

/** Append-only, but for how often it happened by now, and for what an erasure takes out. */
export type AuditEntriesTable = {
  id: AutoId;
  kind: AuditKind;
  at: Instant;
  /** The last time; `at` for what is told alone. */
  lastAt: Instant;
  times: number;
  keptUntil: Instant;
  /** Nobody: somebody who is not signed in. */
  author: 'user' | 'nobody' | 'server';
  authorId: number | null;
  /** As it was; null for customers. */
  authorName: string | null;
  address: string | null;
  device: string | null;
  subject: AuditSubject;
  /** Its id, or its key. */
  subjectId: string | null;
  /** As it was; null for customers. */
  subjectName: string | null;
  fieldsBefore: Json | null;
  fieldsAfter: Json | null;
  /** What is counted in one entry, in its hour; null for what is told alone. */
  bucket: string | null;
};

export type AuditTables = { auditEntries: AuditEntriesTable };

export const COLUMNS = {
  auditEntries: {
    authorName: secret(null),
    address: secret(null),
    device: secret(null),
    // A key, an id or a date.
    subjectId: 'not personal',
    subjectName: secret(null),
    // Of what is personal only that it has changed (docs/rules/audit.md#no-secrets-and-no-customers).
    fieldsBefore: 'not personal',
    fieldsAfter: 'not personal',
    bucket: secret(null),
  },
} as const satisfies Classified<AuditTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    audit: { tables: AuditTables; columns: typeof COLUMNS };
  }
}
