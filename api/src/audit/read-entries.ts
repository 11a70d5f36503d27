// The record of administration, page by page and as a table (docs/rules/audit.md#reading-the-record).
import { auditHead, auditRow } from '@brasa/core/audit/audit-table.rules.ts';
import type { AuditEntry, AuditPage, AuditQuery } from '@brasa/core/audit/audit.contract.ts';
import { changedFields, type AuditFields } from '@brasa/core/audit/changed-fields.rules.ts';
import { kindsOf, sentenceOf } from '@brasa/core/audit/kinds.rules.ts';
import { MAX_ID } from '@brasa/core/kernel/fields.ts';
import { addDays, instantToIso, startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Queries } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { listEntries, listStaff, type EntryRow } from './audit-entries.report.ts';

const PAGE_LENGTH = 50;
const PART = 500;

/** After every entry. */
const END = { at: Date.UTC(9999, 0), id: MAX_ID };

/** The page of entries that the filter lets through, the last one first. */
export async function readEntries({ db }: Shop, query: AuditQuery): Promise<AuditPage> {
  const rows = await find(db.read, query, PAGE_LENGTH + 1);
  const entries = rows.slice(0, PAGE_LENGTH);
  const last = rows.length > PAGE_LENGTH ? entries.at(-1) : undefined;
  return {
    entries: entries.map(viewEntry),
    next: last ? `${last.at}-${last.id}` : null,
    staff: await listStaff(db.read),
  };
}

/** All of them as CSV, line by line. */
export async function* entriesTable({ db }: Shop, query: AuditQuery): AsyncGenerator<string> {
  yield auditHead();
  for (let before = query.before; ;) {
    const rows = await find(db.read, { ...query, before }, PART);
    yield rows.map((row) => auditRow(viewEntry(row))).join('');
    if (rows.length < PART) return;
    before = rows.at(-1);
  }
}

function find(sql: Queries, query: AuditQuery, most: number): Promise<EntryRow[]> {
  const { author, from, to, before } = query;
  const end = to ? { at: startOfDay(addDays(to, 1)), id: 0 } : END;
  const range = { before: before ?? end, since: from ? startOfDay(from) : 0 };
  return listEntries(sql, { kinds: kindsOf(query), author }, range, most);
}

const fieldsIn = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as AuditFields);

function viewEntry(row: EntryRow): AuditEntry {
  const { id, kind, times, author, authorId, authorName, address, device } = row;
  const fields = { before: fieldsIn(row.fieldsBefore), after: fieldsIn(row.fieldsAfter) };
  const facts = { id: row.subjectId, name: row.subjectName, times, ...fields };
  return {
    ...{ id, kind, times, author, authorId, authorName, address, device },
    at: instantToIso(row.at),
    lastAt: instantToIso(row.lastAt),
    sentence: sentenceOf(kind, facts),
    changes: changedFields(fields).map(({ title, before, after }) => ({
      ...{ field: title, before, after },
    })),
  };
}
