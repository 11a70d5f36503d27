import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callsWithoutSchemas } from './calls-without-schemas.ts';

type Transform = (code: string, id: string) => Promise<{ code: string } | null>;

const CORE = join(import.meta.dirname, '../../core/src');
const PLUGIN = {
  resolve: (source: string) => Promise.resolve({ id: source.replace('@brasa/core', CORE) }),
  addWatchFile: () => undefined,
};

function transform(code: string) {
  const { transform: run } = callsWithoutSchemas() as unknown as { transform: Transform };
  return run.call(PLUGIN, code, '/anywhere/web/src/stock/stock.queries.ts');
}

test('whoever imports a call gets its method, path and defaults, on as many lines as before', async () => {
  const code = `import {
  moveStock,
  readStock as stock,
} from '@brasa/core/stock/stock.calls.ts';
use(moveStock, stock);`;
  const lines = (await transform(code))?.code.split('\n') ?? [];
  expect(lines[0]).toContain('const moveStock = {"method":"POST","path":"/api/stock/movements"};');
  expect(lines[0]).toContain(
    'const stock = {"method":"GET","path":"/api/stock","defaults":{"unreservedStock":""}};',
  );
  expect(lines[4]).toBe('use(moveStock, stock);');
});

test('every other import stays as it is', async () => {
  const contract = "import { stockDay } from '@brasa/core/stock/stock.contract.ts';";
  expect(await transform(contract)).toBeNull();
  expect(await transform("import { calls } from './stock.calls.ts';")).toBeNull();
});
