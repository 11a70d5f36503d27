// npm run bench -- pages: Lighthouse on the built product, as a visitor with a mobile phone gets it.
//   npm run bench -- pages [PATHS] [--runs 5] [--save FOLDER]
// Ends with 1 when a goal is missed. Only a machine without other work gives figures
// that mean anything.
// See docs/rules/running.md#lighthouse-goals.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT_PAGES, needsSession } from '../../e2e/pages.ts';
import { buildIfStale } from '../../scripts/build-web.ts';
import { failingAudits } from './lighthouse-audits.ts';
import { medians, readFigures } from './lighthouse-figures.ts';
import { missedGoals } from './lighthouse-goals.ts';
import type { Report } from './lighthouse-report.ts';
import { installLighthouse, runLighthouse } from './lighthouse-run.ts';
import { startSite } from './lighthouse-site.ts';
import { heading, row } from './lighthouse-table.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, save: { type: 'string' } },
});
const RUNS = Number(options.runs);
const PATHS = positionals.length > 0 ? positionals : [...CONTENT_PAGES, '/encargar', '/login'];

function checkArguments(): void {
  if (!Number.isInteger(RUNS) || RUNS < 1) throw new Error('--runs takes a number from 1');
  const guarded = PATHS.filter((path) => !path.startsWith('/') || needsSession(path));
  if (guarded.length > 0) throw new Error(`not a page for everybody: ${guarded.join(', ')}`);
}

function save(folder: string, path: string, run: number, report: Report): void {
  mkdirSync(folder, { recursive: true });
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  writeFileSync(join(folder, `${page}-${run}.json`), JSON.stringify(report));
}

async function measure(origin: string, path: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 1; run <= RUNS; run++) {
    const report = await runLighthouse(origin + path);
    reports.push(report);
    if (options.save !== undefined) save(options.save, path, run, report);
  }
  return reports;
}

checkArguments();
installLighthouse();
buildIfStale();
const site = await startSite();
const findings = new Set<string>();
let isMissed = false;
try {
  process.stdout.write(`Lighthouse, mobile, medians of ${RUNS}; kB as transferred\n\n${heading()}`);
  for (const path of PATHS) {
    const reports = await measure(site.url, path);
    const figures = medians(reports.map(readFigures));
    const missed = missedGoals(path, figures);
    isMissed ||= missed.length > 0;
    process.stdout.write(row(path, figures, missed));
    for (const audit of reports.flatMap(failingAudits)) findings.add(`${path}  ${audit}`);
  }
} finally {
  await site.stop();
}
for (const finding of findings) process.stdout.write(`\n${finding}\n`);
process.exitCode = isMissed ? 1 : 0;
