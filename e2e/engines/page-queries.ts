// Testing Library as one script for any page: the journeys in other engines find elements as the components' tests do.
import { createRequire } from 'node:module';
import { build } from 'vite';
import type * as Testing from '@testing-library/dom';

declare global {
  /** In a page that has the script. */
  var brasaQueries: typeof Testing;
}

const ENTRY = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/dist\/index\.js$/, 'dist/@testing-library/dom.esm.js');

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', process: 'undefined' },
    build: { write: false, lib: { entry: ENTRY, name: 'brasaQueries', formats: ['iife'] } },
  });
  const [made] = Array.isArray(built) ? built : [];
  const [script] = made?.output ?? [];
  if (script?.type !== 'chunk') throw new Error('there is no script');
  return `(() => { ${script.code}; globalThis.brasaQueries = brasaQueries; })()`;
}

let bundled: Promise<string> | undefined;

/** An expression that sets `brasaQueries` in the page. */
export const pageQueries = (): Promise<string> => (bundled ??= bundle());
