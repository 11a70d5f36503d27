// The messages that operations.md explains are those that the program has (docs/operations.md#when-something-is-wrong).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const sources = globSync('{api/src,scripts,core/src}/**/*.ts', { cwd: ROOT }).map(read).join('\n');
const [, section = ''] =
  /^## When something is wrong\n(.*)$/ms.exec(read('docs/operations.md')) ?? [];

/** The first column of the table under this heading, row by row. */
const told = (heading: string): string[] => {
  const [, rows = ''] =
    new RegExp(`^\\| ${heading} .*\\n\\|[ -|]+\\n((?:\\|.*\\n)+)`, 'm').exec(section) ?? [];
  return [...rows.matchAll(/^\| (.*?) +\|/gm)].map(([, text = '']) => text);
};

test('what a start or a command says', () => {
  const parts = told('what a start or a command says').flatMap((text) =>
    text.split('…').map((part) => part.replaceAll(/^[: ]+|[: ]+$/g, '')),
  );
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
});

test('what the log says', () => {
  const quoted = told('what the log says').flatMap((text) => [...text.matchAll(/"([^"]+)"/g)]);
  expect(quoted.length).toBeGreaterThan(5);
  expect(quoted.flatMap(([, text = '']) => (sources.includes(text) ? [] : [text]))).toEqual([]);
});
