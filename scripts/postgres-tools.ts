// PostgreSQL's own programs. Everybody on the machine reads a process's arguments: the password goes by the
// environment, which only its user can read.
import { spawnSync } from 'node:child_process';
import { splitPassword } from '../api/src/db/database-address.ts';
import { OperatorError } from '../api/src/operator-error.ts';

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
