// One run of Lighthouse in a browser of its own, whose profile has seen nothing yet. Lighthouse is
// larger than all else that the tests need, so it has a package of its own, bench/lighthouse, which the
// first run installs.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../../scripts/test-machine.ts';
import type { Report } from './lighthouse-report.ts';

const FOLDER = join(import.meta.dirname, '../lighthouse');
const COMMAND = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const FLAGS = [
  '--output=json',
  '--quiet',
  '--no-enable-error-reporting',
  '--only-categories=performance,accessibility,best-practices,seo',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
];

/** Chromium sometimes loses the beginning of its own recording. That is no measurement of the page. */
const LOST_RECORDING = 'NO_NAVSTART';
const MOST_ATTEMPTS = 3;

/** Once, and again when its lock file has changed. */
export function installLighthouse(): void {
  const writtenAt = (file: string) =>
    statSync(join(FOLDER, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (writtenAt('node_modules/.package-lock.json') >= writtenAt('package-lock.json')) return;
  process.stderr.write('installing Lighthouse\n');
  const { status } = spawnSync('npm', ['ci', '--prefix', FOLDER], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed');
}

/** Lighthouse's own defaults: a mobile phone, a slow network and processor, simulated. */
export async function runLighthouse(url: string, attempt = 1): Promise<Report> {
  const report = await recordVisit(url);
  const { runtimeError } = report;
  if (!runtimeError) return report;
  if (runtimeError.code !== LOST_RECORDING || attempt === MOST_ATTEMPTS) {
    throw new Error(`${url}: ${runtimeError.message}`);
  }
  process.stderr.write(`${url}: the recording was lost, once more\n`);
  return runLighthouse(url, attempt + 1);
}

/** Its report goes to a file: a process that ends by itself does not wait until a pipe is empty. */
async function recordVisit(url: string): Promise<Report> {
  const chromium = chromiumPath();
  if (chromium === null) throw new Error("Chromium is missing: install Debian's package chromium");
  const env = { ...process.env, CHROME_PATH: chromium };
  const folder = mkdtempSync(join(tmpdir(), 'brasa-lighthouse-'));
  const file = join(folder, 'report.json');
  const args = [COMMAND, url, ...FLAGS, `--output-path=${file}`];
  try {
    // It fails, too, when the report tells why there are no figures.
    const stderr = await new Promise<string>((resolve) => {
      execFile(process.execPath, args, { env }, (_error, _stdout, text) => resolve(text));
    });
    if (!existsSync(file)) throw new Error(`no report of ${url}: ${stderr}`);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
