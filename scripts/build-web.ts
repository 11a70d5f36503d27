// Builds the site for the browser, and knows whether the last build is still good: the stamp beside
// it is a hash of everything that went into it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { OperatorError } from '../api/src/operator-error.ts';
import { ROOT } from './root.ts';

const WEB = join(ROOT, 'web');
const RENDERER_ENTRY = 'src/app/renderer/render-page.tsx';
const STAMP = join(WEB, 'dist/.stamp');
const INPUTS = [
  'core/src/**/*.ts',
  'web/src/**/*',
  'web/public/**/*',
  'web/index.html',
  'web/vite.config.ts',
  'web/build-plugins/*',
  'package-lock.json',
];

function inputsHash(): string {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the site into web/dist, and after it the page renderer and the worker, which read its manifest. */
export async function build(): Promise<void> {
  const stamp = inputsHash();
  const vite = await import('vite');
  const config: InlineConfig = { configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' };
  await vite.build(config);
  await vite.build({ ...config, build: { ssr: RENDERER_ENTRY } });
  await vite.build({ ...config, mode: 'worker' });
  writeFileSync(STAMP, stamp);
}

/** An archive has the built site alone (scripts/pack-archive.ts). */
const isPacked = () => !existsSync(join(WEB, 'src'));

/**
 * Builds the site unless the last build was made from what is there now; in a process of its own,
 * whose memory goes with it. Throws an OperatorError where what builds it is not installed.
 */
export function buildIfStale(): void {
  if (isPacked()) return;
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputsHash();
  if (!isFresh) buildInProcess();
}

/** For tests that start the shop and look at none of its pages: any build does. */
export function buildIfMissing(): void {
  if (!existsSync(STAMP)) buildInProcess();
}

function buildInProcess(): void {
  if (!existsSync(join(ROOT, 'node_modules/vite'))) {
    throw new OperatorError(
      'El sitio web no está preparado y falta con qué prepararlo: ejecuta npm ci (sin --omit=dev), o usa el archivo que hace npm run pack',
    );
  }
  process.stdout.write('Preparando el sitio web…\n');
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
}
