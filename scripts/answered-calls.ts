// Whether each call of the API was answered in the tests, where its answer is held to what it declares
// (api/test/declared-answers.ts).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS } from '../core/src/calls.ts';
import { oneCheck, oneFailure, type Tally } from './tally.ts';

/** Runs tests that know by the variables where to note what was answered; a call that none was answered by fails. */
export async function expectAllAnswered(
  run: (env: Record<string, string>) => Promise<Tally>,
): Promise<Tally[]> {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-answered-'));
  const file = join(folder, 'calls');
  writeFileSync(file, '');
  try {
    const tests = await run({ BRASA_TEST_ANSWERED: file });
    const answered = new Set(readFileSync(file, 'utf8').split('\n'));
    const missing = Object.keys(CALLS).filter((name) => !answered.has(name));
    return [tests, missing.length === 0 ? oneCheck : oneFailure(missingText(missing))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const missingText = (names: readonly string[]) =>
  `calls that no test of the api gets a result from: ${names.join(', ')}`;
