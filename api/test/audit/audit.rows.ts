import type { AuditTables } from '../../src/audit/audit.tables.ts';
import type { RowsOf } from '../db/rows.ts';

export const ROWS = {
  auditEntries: {
    right: {
      kind: 'sign_in_failed',
      at: 10,
      lastAt: 11,
      times: 2,
      keptUntil: 20,
      author: 'nobody',
      authorId: null,
      authorName: null,
      address: '203.0.113.7',
      device: 'Chrome en Android',
      subject: 'user',
      subjectId: '1',
      subjectName: 'Ana',
      fieldsBefore: null,
      fieldsAfter: null,
      bucket: 'sign_in_failed 0 203.0.113.7',
    },
    wrong: [
      { kind: '' },
      { times: 0 },
      { author: 'somebody' },
      { author: 'user' },
      { author: 'server', authorId: 1 },
      { lastAt: 9 },
      { keptUntil: 11 },
    ],
  },
} satisfies RowsOf<AuditTables>;
