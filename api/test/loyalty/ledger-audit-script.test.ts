// npm run ledger:audit as an operator runs it: beside the open shop, with an exit code.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { insertPhoneOnlyUser } from '../../src/accounts/users/phone-users.store.ts';
import { earnPoints } from '../../src/loyalty/points/earn-points.ts';
import { toldPlace } from '../../src/db/copies/told-place.ts';
import { emptyDatabase } from '../test-databases.ts';

const SCRIPT = resolve(import.meta.dirname, '../../../scripts/ledger-audit.ts');

async function run(env: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, [SCRIPT], { env: { ...process.env, ...env } });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: Buffer.concat(chunks).toString() };
}

test('it ends with 0 when all agrees and with 1 and a line for what does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-audit-'));
  const site = await emptyDatabase(folder);
  const database = await site.open();
  onTestFinished(async () => {
    await database.close();
    await site.giveBack();
    rmSync(folder, { recursive: true, force: true });
  });
  const env = { DATA_DIR: folder, DATABASE_URL: site.url };
  const place = { dataDir: folder, databaseUrl: site.url || undefined };
  const userId = await database.transact(async (transaction) => {
    const user = await insertPhoneOnlyUser(transaction, '600111222', 0);
    const id = user?.id ?? 0;
    const entry = {
      userId: id,
      points: points(120),
      orderId: null,
      description: null,
      by: id,
      now: 0,
    };
    await earnPoints(transaction, { ...entry, type: 'earned', earnedAt: 0 });
    return id;
  });
  expect(await run(env)).toEqual({
    code: 0,
    output: `Comprobados 1 saldos y 1 movimientos en ${toldPlace(place)}: todo cuadra\n`,
  });
  await database.transact(({ sql }) =>
    sql
      .updateTable('userPoints')
      .set({ totalPoints: points(121) })
      .where('userId', '=', userId)
      .execute(),
  );
  expect(await run(env)).toEqual({
    code: 1,
    output:
      `Usuario ${userId}: el total no es la suma de lo ganado (hay 121, debería haber 120)\n` +
      `Comprobados 1 saldos y 1 movimientos en ${toldPlace(place)}: 1 diferencias\n`,
  });
});
