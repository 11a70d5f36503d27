// The record of administration as superadmins read it (docs/rules/audit.md#reading-the-record).
import { z } from 'zod';
import { calendarDay, rowId } from '../kernel/fields.ts';
import { isoInstant } from '../kernel/wire.ts';
import { AUDIT_GROUPS } from './kind.ts';
import { AUDIT_KINDS } from './kinds.rules.ts';

const CURSOR_MESSAGE = 'Vuelve a abrir el registro';

/** Where a page ended: instant and number of its last entry. */
const cursor = z
  .string(CURSOR_MESSAGE)
  .regex(/^\d{1,15}-\d{1,9}$/, CURSOR_MESSAGE)
  .transform((text) => {
    const [at, id] = text.split('-');
    return { at: Number(at), id: Number(id) };
  });

/** Days are Madrid's, both included. `author`: a user's id. `incidents`: only what anybody can cause. */
export const auditFilter = z.object({
  group: z.enum(AUDIT_GROUPS, 'Tipo inválido').optional(),
  kind: z.enum(AUDIT_KINDS, 'Apunte inválido').optional(),
  author: rowId.optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  incidents: z.literal('true', 'Debe ser verdadero').optional(),
});

export const auditQuery = auditFilter.extend({ before: cursor.optional() });
export type AuditQuery = z.output<typeof auditQuery>;

const auditEntry = z
  .object({
    id: z.int(),
    kind: z.enum(AUDIT_KINDS),
    at: isoInstant,
    /** The last time, where it happened more than once. */
    lastAt: isoInstant,
    times: z.int(),
    author: z.enum(['user', 'nobody', 'server']),
    authorId: z.int().nullable(),
    /** Null for customers, and for those who were erased. */
    authorName: z.string().nullable(),
    address: z.string().nullable(),
    device: z.string().nullable(),
    /** In Spanish, without who and when. */
    sentence: z.string(),
    /** The changed fields with their values in words. */
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

/** The last entry first; `next` goes on where the page ended. `staff`: by whom they can be filtered. */
export const auditPage = z
  .object({
    entries: z.array(auditEntry),
    next: z.string().nullable(),
    staff: z.array(z.object({ id: z.int(), name: z.string() })),
  })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof auditPage>;
