// Pictures are most of what a clone weighs: one that no document shows is not kept.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

function documents(): string[] {
  const files = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  const inDocs = files.filter((file) => file.endsWith('.md')).map((file) => join('docs', file));
  return ['README.md', ...inDocs].map((file) => readFileSync(join(ROOT, file), 'utf8'));
}

test('docs/screens holds the pictures that documents show, and no others', () => {
  const links = documents().flatMap((text) => [...text.matchAll(/\]\([^)]*screens\/([^)]+)\)/g)]);
  const shown = new Set(links.map(([, name]) => name));
  const kept = readdirSync(join(ROOT, 'docs/screens'));
  expect(kept.toSorted()).toEqual([...shown].toSorted());
});
