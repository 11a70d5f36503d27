import { z } from 'zod';
import { superadmin } from '../kernel/call.ts';
import { auditFilter, auditPage, auditQuery } from './audit.contract.ts';

export const readAudit = superadmin.get('/api/audit', {
  summary: 'The record of administration, filtered, page by page, the last entry first',
  query: auditQuery,
  answers: { 200: auditPage },
});

export const exportAudit = superadmin.get('/api/audit.csv', {
  summary: 'The record of administration, filtered, for a Spanish spreadsheet',
  changesState: true,
  query: auditFilter,
  answers: { 200: z.string() },
  produces: 'text/csv',
  headers: ['Content-Disposition'],
});
