// npm run move -- --to postgres://…: takes the shop from SQLite in DATA_DIR to an empty database of PostgreSQL. The shop must
// be stopped; the file of SQLite stays as it is. docs/operations.md says when and how.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../api/src/config.ts';
import { IN_THE_PASSWORD, isDatabaseAddress } from '../api/src/db/engines/database-address.ts';
import { moveRows } from '../api/src/db/copies/move-rows.ts';
import { openPostgres } from '../api/src/db/engines/open-postgres.ts';
import { openFile, openSqlite, SQLITE_FILE } from '../api/src/db/engines/open-sqlite.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import { ownCommand } from '../api/src/own-command.ts';
import { toldFault } from '../api/src/start-faults.ts';
import { actAsOwner } from './act-as-owner.ts';
import { asCommand, say } from './as-command.ts';

function readTarget(): string {
  const [option, url, ...more] = process.argv.slice(2);
  if (option !== '--to' || url === undefined || more.length > 0) {
    const usage = ownCommand('move', '--to', 'postgres://USUARIO@SERVIDOR/BASE');
    throw new OperatorError(`Uso: ${usage}, con la contraseña en PGPASSWORD`);
  }
  if (isDatabaseAddress(url)) return url;
  throw new OperatorError(`--to debe ser una dirección postgres://. ${IN_THE_PASSWORD}`);
}

/** Opens and closes it, which makes its tables; a mistake in its address is told of the option. */
async function prepare(url: string): Promise<void> {
  try {
    await (await openPostgres(url, () => {}, say)).close();
  } catch (error) {
    const told = toldFault(error);
    if (told === null) throw error;
    throw new OperatorError(told.replaceAll('DATABASE_URL', '--to'), { cause: error });
  }
}

await asCommand(async () => {
  const url = readTarget();
  const { dataDir, databaseUrl } = readConfig(process.env);
  actAsOwner(resolve(dataDir));
  if (databaseUrl !== undefined) {
    throw new OperatorError('La tienda ya está en PostgreSQL: quite DATABASE_URL si no es así');
  }
  const file = join(resolve(dataDir), SQLITE_FILE);
  if (!existsSync(file)) throw new OperatorError(`No hay base de datos en ${file}`);
  // Brings it to this version, and keeps every other process away.
  const database = await openSqlite(resolve(dataDir), say);
  const source = openFile(file, true);
  try {
    await prepare(url);
    const count = await moveRows(source, url);
    say(
      `Tienda movida: ${count.toLocaleString('es-ES')} filas, contadas y sumadas a los dos lados.`,
    );
    say(
      `Arranque con DATABASE_URL y el mismo DATA_DIR, que guarda las fotos. ${file} se queda como está.`,
    );
  } finally {
    source.close();
    await database.close();
  }
});
