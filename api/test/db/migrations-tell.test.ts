// Migrations may have something to tell the operator (docs/operations.md#upgrade).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { newKysely } from '../../src/db/engines/new-kysely.ts';
import { NodeSqliteDialect } from '../../src/db/engines/sqlite-dialect.ts';

/** Migrates an empty database with these bodies of `up`; answers what was told, and how it ended. */
function tellOf(bodies: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-migrations-'));
  const database = newKysely(new NodeSqliteDialect(new DatabaseSync(':memory:')));
  onTestFinished(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true });
  });
  for (const [index, body] of bodies.entries()) {
    writeFileSync(join(folder, `000${index}-made-up.ts`), `export async function up() { ${body} }`);
  }
  const told: string[] = [];
  const run = async () => {
    const from = pathToFileURL(`${folder}/`);
    await migrate(database, 'sqlite', (line) => told.push(line), from);
  };
  return { told, run };
}

test('what migrations say is told in their order, once', async () => {
  const { told, run } = tellOf(["return 'uno'", '', 'return null', "return 'dos'"]);
  await run();
  await run();
  expect(told).toEqual(['uno', 'dos']);
});

test('nothing is told of migrations that were rolled back', async () => {
  const { told, run } = tellOf(["return 'uno'", "throw new Error('no')"]);
  await expect(run()).rejects.toThrow('a migration failed');
  expect(told).toEqual([]);
});
