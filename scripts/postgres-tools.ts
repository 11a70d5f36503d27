// PostgreSQL's own programs. Everybody on the machine reads a process's arguments: the password goes by the
// environment, which only its user can read.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { splitPassword } from '../api/src/db/engines/database-address.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import { makePrivateFile } from '../api/src/db/copies/private-files.ts';

/**
 * Runs the program, on the database where `url` names one; throws an OperatorError when it is missing or has failed.
 */
export function runPostgresTool(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  url: string | null,
  options: string[],
): void {
  const { address, password } = url === null ? { address: null, password: '' } : splitPassword(url);
  const args = address === null ? [] : ['--dbname', address];
  const { status, error } = spawnSync(program, [...options, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  if (error)
    throw new OperatorError(`No se puede ejecutar ${program}: instale el cliente de PostgreSQL`);
  if (status !== 0) throw new OperatorError(`${program} ha fallado; lo que dice está más arriba`);
}

/** A table that every shop has, in the list of a dump's contents. */
const OF_A_SHOP = /^\d+; \d+ \d+ TABLE DATA \S+ order_logs /m;

/**
 * Lists the dump's contents into the file and answers the lines. Throws an OperatorError for a dump that is no shop's: of an
 * empty database, or of another program.
 */
export function listDump(dump: string, file: string): string[] {
  makePrivateFile(file);
  runPostgresTool('pg_restore', null, ['--list', '--file', file, dump]);
  const list = readFileSync(file, 'utf8');
  if (!OF_A_SHOP.test(list)) throw new OperatorError(`En ${dump} no están los datos de una tienda`);
  return list.split('\n');
}
