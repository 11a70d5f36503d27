// The programs that the tests need beside Node: PostgreSQL, Chromium, Firefox, WebKit and a screen for it, zbarimg, which reads
// QRs as any other scanner would, and poppler's tools, which read PDFs; the long journeys also Java. Installed from Debian's
// packages where this process may do that; otherwise one line says what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';

export const FIREFOX = process.env['FIREFOX_PATH'] ?? 'firefox-esr';

const NEEDS = [
  {
    packageName: 'postgresql',
    isThere: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 || onPath('initdb'),
  },
  { packageName: 'chromium', isThere: () => chromiumPath() !== null },
  { packageName: 'firefox-esr', isThere: () => onPath(FIREFOX) },
  { packageName: 'webkit2gtk-driver', isThere: () => onPath('WebKitWebDriver') },
  { packageName: 'xvfb', isThere: () => onPath('Xvfb') },
  { packageName: 'zbar-tools', isThere: () => onPath('zbarimg') },
  { packageName: 'poppler-utils', isThere: () => onPath('pdftotext') },
];

/** The HTML checker runs on it. */
export const JAVA = [{ packageName: 'default-jre-headless', isThere: () => onPath('java') }];

/** With them WebKit records sound as Safari does. */
export const SOUND = ['gstreamer1.0-libav', 'gstreamer1.0-plugins-bad'].map((packageName) => ({
  packageName,
  isThere: () => globSync(`/usr/share/doc/${packageName}`).length > 0,
}));

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

/** Chromium without its windows does an eighth less work for the same pages. The journeys run without it too. */
const WINDOWLESS = 'chromium-headless-shell';

/** Where the browser of the journeys is; null when there is none. */
export const journeysBrowserPath = (): string | null =>
  firstThere(process.env['CHROMIUM_PATH'], `/usr/bin/${WINDOWLESS}`) ?? chromiumPath();

/** Those and Chromium without its windows. In one shell, which goes on while this process does something else. */
async function install(packages: readonly string[]): Promise<void> {
  const named = [...packages, WINDOWLESS].join(' and ');
  process.stdout.write(`Installing ${named} from Debian's packages\n`);
  const add = 'apt-get -qq install -y --no-install-recommends';
  const child = spawn(
    'sh',
    ['-c', `apt-get -qq update; ${add} "$@"; ${add} ${WINDOWLESS}`, 'install', ...packages],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  await once(child, 'close');
}

/** Makes sure that everything is there, and what else is named; answers the names of what is not and cannot be installed. */
export async function prepareMachine(...others: typeof NEEDS): Promise<string[]> {
  const missing = () =>
    [...NEEDS, ...others].filter(({ isThere }) => !isThere()).map(({ packageName }) => packageName);
  const isAll = missing().length === 0 && existsSync(`/usr/bin/${WINDOWLESS}`);
  if (!isAll && process.getuid?.() === 0 && onPath('apt-get')) await install(missing());
  return missing();
}
