import { resolve } from 'node:path';
import { splitPassword } from '../engines/database-address.ts';
import type { Place } from './snapshot.ts';

/** Which shop's data a command has worked on, for its operator: a slip in the environment is another shop's. */
export function toldPlace({ dataDir, databaseUrl }: Place): string {
  const folder = resolve(dataDir);
  return databaseUrl === undefined ? folder : `${splitPassword(databaseUrl).address} y ${folder}`;
}
