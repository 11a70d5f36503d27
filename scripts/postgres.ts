// A PostgreSQL of the tests' own: found on the machine or installed from Debian's packages, started
// on a free port with its data in a temporary folder, gone afterwards.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderWithoutDisk } from '../api/test/folder-without-disk.ts';
import { freePort } from '../api/test/free-port.ts';

const SUPERUSER = 'brasa';

/**
 * What is stored goes with the tests: nothing need outlive the machine, or be copied elsewhere. Its log stays
 * small, for it lies in memory.
 */
const NOT_KEPT =
  '-c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c max_wal_size=128MB';

/** Plans that are looked at are then the same, however long a test has taken when the server comes by its tables. */
const NEVER_ANALYZED = '-c autovacuum=off';

function findBinaries(): string | null {
  const onDebian = globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1);
  const elsewhere = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout as
    | string
    | null;
  const folder = onDebian?.replace(/\/initdb$/, '') ?? elsewhere?.trim();
  return folder && existsSync(join(folder, 'initdb')) ? folder : null;
}

/** Runs a command as the user who may run PostgreSQL: never root. */
function runUnprivileged(command: string, args: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const whole = isRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
  const [file = command, ...rest] = whole;
  execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
}

export type TestPostgres = { url: string; stop(): void };

/**
 * Starts it; throws one line that says what is missing when it cannot. A durable one waits for its disk; one that does not
 * analyze knows of no table what is in it.
 */
export async function startPostgres({
  isDurable = false,
  analyzes = true,
} = {}): Promise<TestPostgres> {
  const binaries = findBinaries();
  if (!binaries) throw new Error('PostgreSQL is missing: install Debian’s package postgresql');
  const folder = mkdtempSync(join(isDurable ? tmpdir() : folderWithoutDisk(), 'brasa-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  runUnprivileged(join(binaries, 'initdb'), [
    ...['-D', data, '-U', SUPERUSER, '--auth', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
  ]);
  const options = `-h 127.0.0.1 -p ${port} -k ${folder} -c max_connections=300 ${isDurable ? '' : NOT_KEPT} ${analyzes ? '' : NEVER_ANALYZED}`;
  runUnprivileged(join(binaries, 'pg_ctl'), [
    '-D',
    data,
    '-o',
    options,
    '-w',
    '-l',
    join(folder, 'log'),
    'start',
  ]);
  return {
    url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`,
    stop: () => {
      runUnprivileged(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
