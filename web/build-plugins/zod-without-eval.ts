// The pages forbid eval. Zod tries it once, as its first object is made, and the browser reports that. Every import of zod
// leads to a module that switches the attempt off first.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WITHOUT_EVAL = fileURLToPath(
  new URL('../src/browser/zod/zod-without-eval.ts', import.meta.url),
);

export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'zod' && importer !== WITHOUT_EVAL ? WITHOUT_EVAL : null,
  };
}
