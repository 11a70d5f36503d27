import { z } from 'zod';
import { staff } from '../kernel/call.ts';
import { printer } from './tickets.contract.ts';

export const readPrinter = staff.get('/api/printer', {
  summary: 'How the ticket printer stands and how many tickets wait for it',
  answers: { 200: printer },
  headers: ['ETag'],
});

export const discardTickets = staff.delete('/api/printer/waiting', {
  summary: 'Print none of the tickets that wait',
  answers: { 204: z.undefined() },
});
