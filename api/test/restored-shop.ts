// A shop that is backed up and restored by its operator's commands.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { insertUser } from '../src/accounts/accounts.store.ts';
import type { Database } from '../src/db/database.ts';
import { NOW } from './shop-under-test.ts';
import { emptyDatabase } from './test-databases.ts';

const SCRIPTS = resolve(import.meta.dirname, '../../scripts');
const LATER = NOW + 3_600_000;

export type Shop = { env: Record<string, string>; open: () => Promise<Database> };

/** A shop's data, and what its operator's commands take from the environment. */
export async function newShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-restore-'));
  const dataDir = join(folder, 'data');
  const { url, open, giveBack } = await emptyDatabase(dataDir);
  onTestFinished(async () => {
    await giveBack();
    rmSync(folder, { recursive: true, force: true });
  });
  return { env: { DATA_DIR: dataDir, DATABASE_URL: url }, open };
}

export async function change<Result>(
  shop: Shop,
  run: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await shop.open();
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

export async function run(script: 'backup' | 'restore', folder: string, { env }: Shop) {
  const child = spawn(process.execPath, [join(SCRIPTS, `${script}.ts`), folder], {
    env: { ...process.env, ...env },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: Buffer.concat(chunks).toString() };
}

/** Makes a backup; answers its folder. */
export async function backUp(shop: Shop): Promise<string> {
  const copies = mkdtempSync(join(tmpdir(), 'brasa-restore-'));
  onTestFinished(() => rmSync(copies, { recursive: true, force: true }));
  expect((await run('backup', copies, shop)).code).toBe(0);
  return join(copies, readdirSync(copies)[0] ?? '');
}

export const ANA = {
  username: 'ana',
  passwordHash: 'x',
  role: 'haykakan',
  name: 'Ana',
  now: NOW,
} as const;

/** Somebody of staff, with every way in that there is without the password. */
export function letIn(database: Database): Promise<void> {
  return database.transact(async (transaction) => {
    const userId = await insertUser(transaction, ANA);
    const way = { tokenHash: 'hash', userId, createdAt: NOW, expiresAt: LATER };
    const { sql } = transaction;
    await sql
      .insertInto('sessions')
      .values({ ...way, usedAt: NOW, device: null })
      .execute();
    await sql.insertInto('passwordLinks').values(way).execute();
    await sql.insertInto('signInChallenges').values(way).execute();
  });
}
