// One step of the gate: a command whose output is shown as it comes, and the tests it counted.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './root.ts';
import { readPlaywright, readVitest, tally, type Tally } from './tally.ts';

const BIN = join(ROOT, 'node_modules/.bin');
const REPORTS = join(ROOT, '.cache/reports');

/** Each process of the tests loads what others have loaded before it: a server starts in half the time. */
const COMPILED = join(ROOT, '.cache/compiled');

type Options = {
  env?: Record<string, string>;
  cwd?: string;
  /** Shows what it says when it has ended: for tools that run side by side. */
  atTheEnd?: boolean;
};

/** Runs one of the project's tools; resolves to whether it succeeded. One that is missing has not. */
export async function runTool(
  name: string,
  command: string,
  args: readonly string[],
  { env = {}, cwd = ROOT, atTheEnd = false }: Options = {},
): Promise<boolean> {
  const heading = `\n── ${name}\n`;
  const said: Buffer[] = [];
  if (!atTheEnd) process.stdout.write(heading);
  const child = spawn(join(BIN, command), args, {
    cwd,
    stdio: atTheEnd ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      PATH: [dirname(process.execPath), BIN, process.env['PATH']].join(delimiter),
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  }
  const fault = await new Promise<string>((resolve) => {
    // Not "exit": by then not everything it said need have arrived.
    child.once('close', (code, signal) => resolve(code === 0 ? '' : `ended by ${code ?? signal}`));
    child.once('error', ({ message }) => resolve(message));
  });
  if (atTheEnd) process.stdout.write(heading + Buffer.concat(said).toString());
  if (fault !== '') process.stdout.write(`${name}: ${fault}\n`);
  return fault === '';
}

/** Where a test runner is to leave its JSON report. */
function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

type Selection = {
  projects: readonly string[];
  /** Parts of the paths of the files to run; all of them when there are none. */
  files?: readonly string[];
  /** As many as vitest.config.ts says when there is no number. */
  workers?: number;
} & Pick<Options, 'env' | 'atTheEnd'>;

/** Runs tests of the named Vitest projects. */
export async function runVitest(
  name: string,
  { projects, files = [], workers, ...options }: Selection,
): Promise<Tally> {
  const file = freshReport(name.replaceAll(/\W+/g, '-'));
  const isGood = await runTool(
    name,
    'vitest',
    [
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    ],
    options,
  );
  return tally(name, isGood, file, readVitest);
}

/** Runs the browser journeys that the options of Playwright select. */
export async function runPlaywright(
  name: string,
  selection: readonly string[],
  { env }: Pick<Options, 'env'> = {},
): Promise<Tally> {
  const file = freshReport('journeys');
  const args = ['test', '--reporter=list,json', ...selection];
  const isGood = await runTool(name, 'playwright', args, {
    cwd: join(ROOT, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return tally(name, isGood, file, readPlaywright);
}
