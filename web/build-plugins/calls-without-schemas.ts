// The browser sends core's calls but checks nothing by their schemas, so it gets of each call what an
// address is made of. Without this every page would load zod and every contract.
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Call } from '@brasa/core/kernel/call.ts';

const CALLS = /\/core\/src\/\w+\/\w+\.calls\.ts$/;

export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    enforce: 'pre',
    async load(id) {
      if (!CALLS.test(id)) return null;
      const calls = (await import(pathToFileURL(id).href)) as Record<string, Call>;
      const exports = Object.entries(calls).map(
        ([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })};`,
      );
      return { code: exports.join('\n'), moduleSideEffects: false };
    },
  };
}
