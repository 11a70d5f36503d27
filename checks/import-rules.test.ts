// The import rules are only worth something if they catch what they forbid: planted/ is a small
// house in which every rule is broken once.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;

type Violation = { rule: { name: string }; from: string };

async function violations(): Promise<string[]> {
  const cruise = promisify(execFile)(
    process.execPath,
    [
      join(HERE, '../node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['core', 'api', 'web', '--config', join(HERE, '../.dependency-cruiser.cjs')],
      ...['--output-type', 'json'],
    ],
    { cwd: join(HERE, 'planted'), maxBuffer: 64 * 1024 * 1024 },
  );
  // Violations make the command fail; what it prints is the same.
  const { stdout } = await cruise.catch((failed: unknown) => failed as { stdout: string });
  const report = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

test('every import rule catches the violation planted for it, and nothing else', async () => {
  expect(await violations()).toEqual([
    'a-store-is-its-own-rooms: api/src/orders/takes-a-store.ts',
    'api-and-web-do-not-know-each-other: api/src/orders/draws-a-page.ts',
    'api-rooms-are-entered-by-their-door: api/src/orders/opens-a-window.ts',
    'api-rooms-are-entered-by-their-door: api/src/orders/takes-a-store.ts',
    'core-imports-zod-and-itself: core/src/kernel/reads-a-file.ts',
    'core-imports-zod-and-itself: core/src/kernel/resolves-nothing.ts',
    'customers-code-imports-staffs-on-demand-alone: web/src/orders/brings-the-board.ts',
    'every-folder-is-a-listed-room: api/src/cellar/leaves.ts',
    'every-folder-is-a-listed-room: core/src/cellar/alone.ts',
    'every-folder-is-a-listed-room: web/src/app/enters-the-cellar.ts',
    'hours-enters-only-rooms-before-it: core/src/hours/reaches-up.ts',
    'http-and-db-know-no-room: api/src/db/knows-a-room.ts',
    'no-cycles: core/src/orders/circle-a.ts',
    'no-room-for-leftovers: core/src/kernel/uses-leftovers.ts',
    'no-unresolvable: core/src/kernel/resolves-nothing.ts',
    'only-stores-reports-and-db-touch-sql: api/src/orders/names-a-table.ts',
    'only-stores-reports-and-db-touch-sql: api/src/orders/writes-sql.ts',
    'stock-enters-only-rooms-before-it: api/src/stock/enters-orders.ts',
    'the-app-enters-rooms-by-their-door: api/src/app.ts',
    'ui-browser-and-worker-know-no-room: web/src/ui/knows-orders.ts',
    'use-cases-and-stores-know-no-http: api/src/orders/answers-http.ts',
    'web-rooms-do-not-know-each-other: web/src/stock/visits-orders.ts',
    'web-rooms-do-not-know-the-app: web/src/stock/knows-the-app.ts',
  ]);
});
