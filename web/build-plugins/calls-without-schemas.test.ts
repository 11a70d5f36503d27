import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callsWithoutSchemas } from './calls-without-schemas.ts';

type Load = (id: string) => Promise<{ code: string } | null>;

const load = callsWithoutSchemas().load as unknown as Load;

test('of a call the browser gets its method and path, and no contract is loaded for it', async () => {
  const file = join(import.meta.dirname, '../../core/src/stock/stock.calls.ts');
  expect((await load(file))?.code.split('\n')).toContain(
    'export const moveStock = {"method":"POST","path":"/api/stock/movements"};',
  );
  expect((await load(file))?.code).not.toContain('import');
});

test('every other module is loaded as it is', async () => {
  expect(await load('/anywhere/core/src/stock/stock.contract.ts')).toBeNull();
  expect(await load('/anywhere/web/src/stock/stock.queries.ts')).toBeNull();
});
