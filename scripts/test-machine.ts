// What the tests need of the machine beside Node: PostgreSQL, Chromium, Java for the HTML checker, zbarimg,
// which reads QRs as any other scanner would, and poppler's tools, which read PDFs. Installed from Debian's packages where
// this process may do that; otherwise one line says what is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const NEEDS = [
  {
    packageName: 'postgresql',
    isThere: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 || onPath('initdb'),
  },
  { packageName: 'chromium', isThere: () => chromiumPath() !== null },
  { packageName: 'default-jre-headless', isThere: () => onPath('java') },
  { packageName: 'zbar-tools', isThere: () => onPath('zbarimg') },
  { packageName: 'poppler-utils', isThere: () => onPath('pdftotext') },
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

/** Chromium without its windows: a fifth less work for the same pages. Not needed, but worth having. */
const WINDOWLESS = 'chromium-headless-shell';

/** Where the browser of the journeys is; null when there is none. */
export const journeysBrowserPath = (): string | null =>
  firstThere(process.env['CHROMIUM_PATH'], `/usr/bin/${WINDOWLESS}`) ?? chromiumPath();

function install(packages: readonly string[]): void {
  process.stdout.write(`Installing ${packages.join(' and ')} from Debian's packages\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  aptGet('update');
  for (const chosen of [packages, [WINDOWLESS]]) {
    aptGet('install', '-y', '--no-install-recommends', ...chosen);
  }
}

/** Makes sure that everything is there; answers the names of what is not and cannot be installed. */
export function prepareMachine(): string[] {
  const missing = () =>
    NEEDS.filter(({ isThere }) => !isThere()).map(({ packageName }) => packageName);
  const wanted = missing();
  if (wanted.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) install(wanted);
  return missing();
}
