// npm run backup [-- FOLDER]: copies database and pictures into a new folder while the shop goes on
// working. docs/operations.md says how to use and restore it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { readConfig } from '../api/src/config.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import { SQLITE_FILE } from '../api/src/db/open-sqlite.ts';
import { PICTURES, POSTGRES_DUMP } from './backup-files.ts';

function newFolder(): string {
  const stamp = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  const folder = resolve(process.argv[2] ?? 'backups', `brasa-${stamp}`);
  if (existsSync(folder)) throw new OperatorError(`Ya existe ${folder}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

async function backUpSqlite(dataDir: string, folder: string): Promise<void> {
  const file = join(dataDir, SQLITE_FILE);
  if (!existsSync(file)) throw new OperatorError(`No hay base de datos en ${file}`);
  const database = new DatabaseSync(file, { readOnly: true });
  await backup(database, join(folder, SQLITE_FILE));
  database.close();
}

try {
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const folder = newFolder();
  if (config.databaseUrl === undefined) await backUpSqlite(dataDir, folder);
  else
    execFileSync('pg_dump', [
      '--format=custom',
      '--file',
      join(folder, POSTGRES_DUMP),
      config.databaseUrl,
    ]);
  if (existsSync(join(dataDir, PICTURES))) {
    cpSync(join(dataDir, PICTURES), join(folder, PICTURES), { recursive: true });
  }
  process.stdout.write(`Copia de seguridad hecha: ${folder}\n`);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
