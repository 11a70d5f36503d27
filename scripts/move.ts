// npm run move -- --to postgres://…: takes the shop from SQLite in DATA_DIR to an empty database of PostgreSQL. The shop must
// be stopped; the file of SQLite stays as it is. docs/operations.md says when and how.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../api/src/config.ts';
import { moveRows } from '../api/src/db/move-rows.ts';
import { openPostgres } from '../api/src/db/open-postgres.ts';
import { openFile, openSqlite, SQLITE_FILE } from '../api/src/db/open-sqlite.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import { asCommand, say } from './as-command.ts';

function readTarget(): string {
  const [option, url, ...more] = process.argv.slice(2);
  const isUsable = option === '--to' && url !== undefined && more.length === 0;
  if (!isUsable || !/^postgres(?:ql)?:\/\//.test(url)) {
    throw new OperatorError('Uso: npm run move -- --to postgres://USUARIO:CLAVE@SERVIDOR/BASE');
  }
  return url;
}

await asCommand(async () => {
  const url = readTarget();
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new OperatorError('La tienda ya está en PostgreSQL: quite DATABASE_URL si no es así');
  }
  const file = join(resolve(dataDir), SQLITE_FILE);
  if (!existsSync(file)) throw new OperatorError(`No hay base de datos en ${file}`);
  // Brings it to this version, and keeps every other process away.
  const database = await openSqlite(resolve(dataDir), say);
  const source = openFile(file, true);
  try {
    await (await openPostgres(url, () => {}, say)).close();
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
