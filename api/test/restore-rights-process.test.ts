// A database in which PostgreSQL's superuser has made extensions and given rights (docs/rules/running.md#backups).
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { newPool, openPostgres } from '../src/db/engines/open-postgres.ts';
import { backUp, change, letIn, newShop, run, type Shop } from './restored-shop.ts';
import { engine } from './shop-under-test.ts';

async function asSuperuser(url: string, ...commands: string[]): Promise<void> {
  const pool = newPool(url);
  for (const command of commands) await pool.query(command);
  await pool.end();
}

/** Its database belongs to a role that may do nothing else. */
async function ownedShop(): Promise<{ shop: Shop; url: string }> {
  const owner = `owner_${randomUUID().replaceAll('-', '')}`;
  onTestFinished(() =>
    asSuperuser(process.env['BRASA_TEST_POSTGRES'] ?? '', `drop role if exists ${owner}`),
  );
  const made = await newShop();
  const url = made.env['DATABASE_URL'] ?? '';
  const theirs = new URL(url);
  theirs.username = owner;
  await asSuperuser(
    url,
    `create role ${owner} login`,
    `alter database ${theirs.pathname.slice(1)} owner to ${owner}`,
    'create extension pg_trgm',
  );
  const shop = {
    env: { ...made.env, DATABASE_URL: theirs.href },
    open: () => openPostgres(theirs.href, () => {}),
  };
  return { shop, url };
}

test('a copy is restored by the database’s owner, without the superuser’s extensions and rights of a role that is gone', async () => {
  if (engine === 'sqlite') return;
  const { shop, url } = await ownedShop();
  await change(shop, letIn);
  const reader = `reader_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(url, `create role ${reader}`, `grant select on users to ${reader}`);
  const backup = await backUp(shop);
  await asSuperuser(url, `drop owned by ${reader}`, `drop role ${reader}`);
  const { code, output } = await run('restore', backup, shop);
  expect([code, output]).toEqual([0, expect.stringMatching(/^Copia restaurada/)]);
  await asSuperuser(url, `select similarity('pollo', 'pollos')`);
});
