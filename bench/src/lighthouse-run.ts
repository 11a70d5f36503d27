// One run of Lighthouse in a browser of its own, whose profile has seen nothing yet.
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumPath } from '../../scripts/test-machine.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];

/** Chromium sometimes loses the beginning of its own recording. That is no measurement of the page. */
const LOST_RECORDING = 'NO_NAVSTART';
const MOST_ATTEMPTS = 3;

/** Lighthouse's own defaults: a mobile phone, a slow network and processor, simulated. */
export async function runLighthouse(url: string, attempt = 1): Promise<Result> {
  const report = await recordVisit(url);
  const { runtimeError } = report;
  if (!runtimeError) return report;
  if (runtimeError.code !== LOST_RECORDING || attempt === MOST_ATTEMPTS) {
    throw new Error(`${url}: ${runtimeError.message}`);
  }
  process.stderr.write(`${url}: the recording was lost, once more\n`);
  return runLighthouse(url, attempt + 1);
}

async function recordVisit(url: string): Promise<Result> {
  const chromePath = chromiumPath();
  if (chromePath === null)
    throw new Error("Chromium is missing: install Debian's package chromium");
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS, logLevel: 'silent' });
  try {
    const outcome = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (!outcome) throw new Error(`no report of ${url}`);
    return outcome.lhr;
  } finally {
    chrome.kill();
  }
}
