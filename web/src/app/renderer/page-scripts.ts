// The chunks of a page's code, for the browser to fetch beside the entry instead of after it.

/** What the browser's build tells of its files (Vite's manifest.json). */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

const ENTRY = 'index.html';
/** What the entry asks for as soon as it runs. */
const START = 'src/app/start.tsx';

/**
 * The addresses of what the start and the module `source` need beyond the entry's own files, which
 * the document names itself. Throws when the build knows no such module.
 */
export function pageScripts(manifest: Manifest, source: string): string[] {
  const ofEntry = withImports(manifest, ENTRY);
  return [...withImports(manifest, source, withImports(manifest, START))]
    .filter((chunk) => !ofEntry.has(chunk))
    .map((chunk) => `/${fileOf(manifest, chunk)}`);
}

function withImports(manifest: Manifest, chunk: string, found = new Set<string>()): Set<string> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of manifest[chunk]?.imports ?? []) withImports(manifest, imported, found);
  return found;
}

function fileOf(manifest: Manifest, chunk: string): string {
  const file = manifest[chunk]?.file;
  if (file === undefined) throw new Error(`the build's manifest lacks ${chunk}`);
  return file;
}
