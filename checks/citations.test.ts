// A reason that cannot be looked up is none: what comments and documents cite is here.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsIn, brokenCitations } from './citations.ts';

const HERE = import.meta.dirname;

test('every citation of a rule, a decision record or a document leads somewhere', () => {
  expect(brokenCitations(join(HERE, '..'))).toEqual([]);
});

test('the citations planted to lead nowhere are found, and nothing else', () => {
  const found = brokenCitations(join(HERE, 'planted/citations')).map(({ at }) => at);
  expect(found.sort()).toEqual([
    'README.md:4',
    'README.md:5',
    'api/src/cites.ts:10',
    'api/src/cites.ts:5',
    'api/src/cites.ts:6',
    'api/src/cites.ts:7',
    'api/src/cites.ts:8',
    'api/src/cites.ts:9',
  ]);
});

test('anchors are those that GitHub gives headings', () => {
  const markdown =
    '# What “it” is\n\n## 30 days, at most\n\n```sh\n# no heading\n```\n\n### A–Z\n### A–Z\n';
  expect([...anchorsIn(markdown)]).toEqual(['what-it-is', '30-days-at-most', 'az', 'az-1']);
});
