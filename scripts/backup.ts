// npm run backup [-- FOLDER]: copies database and pictures into a new folder while the shop goes on
// working. docs/operations.md says how to use and restore it.
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig, type Config } from '../api/src/config.ts';
import { makePrivateFile } from '../api/src/db/private-files.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import { SQLITE_FILE } from '../api/src/db/open-sqlite.ts';
import { refuseOthersFile } from './act-as-owner.ts';
import { asCommand } from './as-command.ts';
import { copyPictures, PICTURES, POSTGRES_DUMP } from './backup-files.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { copySqlite, inspectCopy } from './sqlite-copies.ts';

/** Where the copy will be, and where it is made: one that is cut off has no backup's name. */
function newFolders(): { folder: string; draft: string } {
  const stamp = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  const inside = resolve(process.argv[2] ?? 'backups');
  const folder = join(inside, `brasa-${stamp}`);
  if (existsSync(folder)) throw new OperatorError(`Ya existe ${folder}`);
  const draft = join(inside, `sin-terminar-${stamp}`);
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  return { folder, draft };
}

/**
 * Makes the copy in that folder, and answers what was found in it. The pictures are copied before the database and, those that
 * have come meanwhile, after it: one that the copy names may be replaced while it is made.
 */
function backUp({ databaseUrl, dataDir }: Config, draft: string): string {
  const pictures = join(resolve(dataDir), PICTURES);
  refuseOthersFile(pictures, resolve(dataDir));
  // The folder itself may lead to a volume that several servers share.
  const copy = () => {
    if (!existsSync(pictures)) return;
    copyPictures(realpathSync(pictures), join(draft, PICTURES), 'missing');
  };
  copy();
  const checked =
    databaseUrl === undefined
      ? backUpSqlite(resolve(dataDir), draft)
      : backUpPostgres(databaseUrl, draft);
  copy();
  return checked;
}

/** Says what is in the copy, which has been opened and read. */
function backUpSqlite(dataDir: string, folder: string): string {
  const file = join(dataDir, SQLITE_FILE);
  if (!existsSync(file)) throw new OperatorError(`No hay base de datos en ${file}`);
  refuseOthersFile(file, dataDir);
  const copy = join(folder, SQLITE_FILE);
  copySqlite(file, copy);
  const { orders, users } = inspectCopy(copy);
  return ` (comprobada: ${orders} pedidos, ${users} usuarios)`;
}

function backUpPostgres(url: string, folder: string): string {
  const dump = join(folder, POSTGRES_DUMP);
  makePrivateFile(dump);
  runPostgresTool('pg_dump', url, ['--format=custom', '--file', dump]);
  return '';
}

await asCommand(() => {
  const config = readConfig(process.env);
  const { folder, draft } = newFolders();
  try {
    const checked = backUp(config, draft);
    renameSync(draft, folder);
    process.stdout.write(`Copia de seguridad hecha: ${folder}${checked}\n`);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
});
