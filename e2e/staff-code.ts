// What of the built site is for staff alone, told by two marks: the chunks made from staff sources,
// and the calls that only staff may make, whichever chunk they were put in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@brasa/core/calls.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { ROOT } from '../scripts/root.ts';

const DIST = join(ROOT, 'web/dist');
/** Rooms that only staff enter, the staff's folder of every other room, and their scanner. */
const STAFF_SOURCE =
  /^src\/(?:(?:books|dashboard|invoices|voice)\/|(?:\w+|app\/(?:layouts|pages))\/staff\/)|scanner/;
/** Where the build puts the chunks with code from there (web/vite.config.ts). */
const STAFF_CHUNKS = 'assets/staff/';

type Manifest = Record<string, { file: string; src?: string; assets?: string[] }>;

/** The order form names it to refresh a desk that is open in the same browser; it does not call it. */
const NAMED_BY_CUSTOMERS = '/api/dashboard-data';

/** The addresses of the chunks that are made from staff sources, with the workers that they start. */
export function staffChunks(): string[] {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  return Object.values(manifest)
    .filter(({ src, file }) => STAFF_SOURCE.test(src ?? '') || file.startsWith(STAFF_CHUNKS))
    .flatMap(({ file, assets = [] }) => [file, ...assets.filter((name) => name.endsWith('.js'))])
    .map((file) => `/${file}`);
}

/** The paths that only staff may call, by any method; those with parameters have no fixed text. */
function staffCalls(): string[] {
  const calls = Map.groupBy(Object.values<Call>(CALLS), ({ path }) => path);
  return [...calls]
    .filter(([path]) => !path.includes(':'))
    .filter(([, same]) =>
      same.every(({ audience: who }) => who === 'staff' || who === 'superadmin'),
    )
    .map(([path]) => path)
    .filter((path) => path !== NAMED_BY_CUSTOMERS);
}

/** The staff's calls that are written in the script at this address of the site. */
export function staffCallsIn(address: string): string[] {
  const script = readFileSync(join(DIST, address), 'utf8');
  return staffCalls().filter((path) =>
    // Within quotes or before a query, so that a longer path is not taken for this one.
    ['"', "'", '`', '?'].some((end) => script.includes(path + end)),
  );
}
