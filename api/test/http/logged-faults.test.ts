// The log of work beside the requests: an outage is named as one, a bug has the calls that led there
// (docs/rules/wire.md#while-the-database-is-away).
import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { logFault } from '../../src/http/error-replies.ts';

function logged(error: unknown): unknown[] {
  const lines: unknown[] = [];
  const log = { error: (facts: object, message: string) => lines.push({ ...facts, message }) };
  logFault(log as unknown as FastifyBaseLogger, error, 'sweeping');
  return lines;
}

const coded = (message: string, codes: object) => Object.assign(new Error(message), codes);

test.each([
  ['a full disk of SQLite', coded('database or disk is full', { errcode: 13 })],
  ['a full disk of PostgreSQL', coded('could not extend file', { code: '53100' })],
  ['a PostgreSQL that stops', coded('terminating connection', { code: '57P01' })],
])('%s is no bug', (_name, error) => {
  const { code, errcode } = error as { code?: string; errcode?: number };
  expect(logged(error)).toEqual([
    {
      ...(code !== undefined && { code }),
      ...(errcode !== undefined && { errcode }),
      cause: error.message,
      during: 'sweeping',
      message: 'failed while the database was away',
    },
  ]);
});

test('a bug keeps its calls, and nothing of what it says', () => {
  expect(logged(new TypeError('Ana García is not a function'))).toEqual([
    {
      errorName: 'TypeError',
      calls: expect.arrayContaining([expect.stringMatching(/^\s+at /)]) as unknown,
      during: 'sweeping',
      message: 'failed on a bug',
    },
  ]);
});
