// Two chunks that import each other run in whichever order they are met, and what one of them begins with
// may be missing: a form's contract then cannot be loaded, and nobody is told. Such a build fails.
import type { Plugin } from 'vite';

type Chunk = { fileName: string; imports: readonly string[] };

export function noChunkCircles(): Plugin {
  return {
    name: 'no-chunk-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = circleOf(chunks);
      if (circle) this.error(`chunks import each other: ${circle.join(' → ')}`);
    },
  };
}

/** The names of chunks that lead back to the first of them; null where there are none. */
export function circleOf(chunks: readonly Chunk[]): string[] | null {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const search = (name: string, path: readonly string[]): string[] | null => {
    const start = path.indexOf(name);
    if (start !== -1) return [...path.slice(start), name];
    if (done.has(name)) return null;
    for (const imported of importsOf.get(name) ?? []) {
      const circle = search(imported, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of importsOf.keys()) {
    const circle = search(name, []);
    if (circle) return circle;
  }
  return null;
}
