// `brasa --help` names what there is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const help = read('scripts/ayuda.txt');

test('every variable of the environment that the server reads', () => {
  const names = [...read('api/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(help))).toEqual([]);
});

test('every command of the archive', () => {
  const [, commands = ''] = /^ {2}(start \|.*)\) ;;$/m.exec(read('scripts/packed-brasa.sh')) ?? [];
  const named = commands.split(' | ');
  expect(named).toContain('move');
  expect(named.filter((name) => !help.includes(`  ${name}`))).toEqual([]);
});
