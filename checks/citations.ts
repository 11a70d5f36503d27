// Comments and documents cite the rules and the decision records of this repository. Here every
// citation is followed: one that leads nowhere is found, and one of a document that is not here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const READ = /\.(?:ts|tsx|css|html|cjs|js|mjs|md)$/;
/** What is not part of the repository, and what is planted in it to be found. */
const PASSED_OVER = new Set([
  ...['.git', '.cache', 'node_modules', 'dist', 'data', 'backups'],
  ...['coverage', 'test-results', 'playwright-report', 'planted'],
]);

/** Every file under the root that may cite something. */
function filesUnder(root: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return PASSED_OVER.has(entry.name) ? [] : filesUnder(root, path);
    return READ.test(entry.name) ? [relative(root, path)] : [];
  });
}

/** The anchor that GitHub gives a heading: "Lots expire after one year" → "lots-expire-after-one-year". */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The anchors of all headings; of two that are the same the second ends in "-1". */
export function anchorsIn(markdown: string): Set<string> {
  const anchors = new Set<string>();
  const seen = new Map<string, number>();
  const prose = markdown.replace(/^```[^]*?^```/gm, '');
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = anchorOf(heading);
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    anchors.add(before === 0 ? anchor : `${anchor}-${before}`);
  }
  return anchors;
}

/** What a text points at, as a path from the root; `anchor` is undefined for a file as a whole. */
type Target = { path: string; anchor: string | undefined };

const RULE = /(docs\/rules\/[\w-]+\.md)(?:#([\w-]+))?/g;
const RECORD = /docs\/decisions\/(\d{4})/g;
const LINK = /\]\(([^)\s:]+)\)/g;
const NOT_HERE = /\b(?:specifications?|decisions?|decision records?) \d+/gi;

class Repository {
  readonly #root: string;
  readonly #records: ReadonlySet<string>;
  readonly #anchors = new Map<string, Set<string>>();

  constructor(root: string) {
    this.#root = root;
    const folder = join(root, 'docs/decisions');
    this.#records = new Set(readdirSync(folder).map((name) => name.slice(0, 4)));
  }

  /** What in this line leads nowhere. */
  faultsIn(line: string, file: string): string[] {
    const links = file.endsWith('.md') ? this.#deadLinks(line, file) : [];
    const elsewhere = [...line.matchAll(NOT_HERE)].map(([text]) => text);
    return [...this.#deadRules(line), ...this.#deadRecords(line), ...links, ...elsewhere];
  }

  #deadRules(line: string): string[] {
    return [...line.matchAll(RULE)]
      .filter(([, path = '', anchor]) => !this.#leadsTo({ path, anchor }))
      .map(([text]) => text);
  }

  #deadRecords(line: string): string[] {
    return [...line.matchAll(RECORD)]
      .filter(([, number = '']) => !this.#records.has(number))
      .map(([text]) => text);
  }

  #deadLinks(line: string, file: string): string[] {
    return [...line.matchAll(LINK)].flatMap(([, link = '']) => {
      const [name = '', anchor] = link.split('#');
      const path = name === '' ? file : join(dirname(file), name);
      return this.#leadsTo({ path, anchor }) ? [] : [link];
    });
  }

  #leadsTo({ path, anchor }: Target): boolean {
    const file = join(this.#root, path);
    if (!existsSync(file)) return false;
    return anchor === undefined || this.#anchorsOf(file).has(anchor);
  }

  #anchorsOf(file: string): Set<string> {
    const known = this.#anchors.get(file);
    if (known) return known;
    const anchors = anchorsIn(readFileSync(file, 'utf8'));
    this.#anchors.set(file, anchors);
    return anchors;
  }
}

/** A citation that leads nowhere, and where it stands. */
export type BrokenCitation = { at: string; citation: string };

/** Every citation under the root that leads nowhere; `at` is "file:line". */
export function brokenCitations(root: string): BrokenCitation[] {
  const repository = new Repository(root);
  return filesUnder(root).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...new Set(repository.faultsIn(line, file))].map((citation) => ({
          at: `${file}:${index + 1}`,
          citation,
        })),
      ),
  );
}
