// What the tests need of the machine beside Node: PostgreSQL, Chromium, Java for the HTML checker, and
// zbarimg, which reads the wallet's QR as any other scanner would. Installed from Debian's packages where
// this process may do that; otherwise one line says what is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const NEEDS = [
  {
    packageName: 'postgresql',
    isThere: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 || onPath('initdb'),
  },
  { packageName: 'chromium-headless-shell', isThere: () => journeysBrowserPath() !== null },
  { packageName: 'default-jre-headless', isThere: () => onPath('java') },
  { packageName: 'zbar-tools', isThere: () => onPath('zbarimg') },
];

function onPath(command: string): boolean {
  return spawnSync('which', [command]).status === 0;
}

const firstThere = (...candidates: (string | undefined)[]): string | null =>
  candidates.find((path) => path !== undefined && existsSync(path)) ?? null;

/** Where the browser is; null when there is none. */
export const chromiumPath = (): string | null =>
  firstThere(
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  );

/** Chromium without its windows, a fifth less work for the same pages; else the whole browser. */
export const journeysBrowserPath = (): string | null =>
  firstThere(process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell') ?? chromiumPath();

function install(packages: readonly string[]): void {
  process.stdout.write(`Installing ${packages.join(' and ')} from Debian's packages\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

/** Makes sure that everything is there; answers the names of what is not and cannot be installed. */
export function prepareMachine(): string[] {
  const missing = () =>
    NEEDS.filter(({ isThere }) => !isThere()).map(({ packageName }) => packageName);
  const wanted = missing();
  if (wanted.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) install(wanted);
  return missing();
}
