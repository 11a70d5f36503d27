// npm run check: the fast part of the gate – types, lint, format, import rules, dead code, unit tests.
// npm run check -- ROOM: types, lint, format, import rules and tests of one room, on all floors; the api's on
// SQLite.
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { API_SUITES } from './api-suites.ts';
import { buildIfMissing } from './build-web.ts';
import { foldersOf, listRooms } from './rooms.ts';
import { ROOT } from './root.ts';
import { runTool, runVitest } from './step.ts';
import { add, oneCheck, oneFailure, report, type Tally } from './tally.ts';

type Step = () => Promise<Tally>;

/**
 * For the checkers of types, which are written in Go: two of them run at once, each on its share of the
 * processors. With more each would look at many types twice, and collect its garbage four times as often.
 */
const SHARE = { GOMAXPROCS: String(Math.ceil(availableParallelism() / 2)), GOGC: '400' };

/** Every tool counts as one check. */
const tool =
  (name: string, command: string, args: string[]): Step =>
  async () =>
    (await runTool(name, command, args, { env: SHARE, atTheEnd: true }))
      ? oneCheck
      : oneFailure(name);

/**
 * Each folder is checked once, in the order in which they know each other (their tsconfig.json). A
 * second checker would find half of the types anew. The link to `tsc` in node_modules/.bin may be
 * that of TypeScript 6 (docs/decisions/0022).
 */
const types = (...folders: string[]) =>
  tool('types', '../@typescript/native/bin/tsc', ['-b', '--checkers', '1', ...folders]);
const lint = (name: string, ...what: string[]) => tool(name, 'oxlint', what);

/** Web's tests as Vitest's projects, by the names in web/vitest.projects.ts. */
const WEB_SUITES = ['web', 'web-mocking'];
const ALL_WEB_SUITES = [...WEB_SUITES, 'web-long'];
const unitTests = () => runVitest('unit tests', { projects: ['core', ...WEB_SUITES, 'checks'] });

const format = (...what: string[]) => tool('format', 'oxfmt', ['--check', ...what]);
const importRules = (...folders: string[]) =>
  tool('import rules', 'depcruise', [...folders, '--config', '.dependency-cruiser.cjs']);

/** The unit tests start when types or lint have ended; the short ones run beside them. */
const STEPS: readonly Step[] = [
  types('core', 'api', 'web', 'scripts', 'checks', 'e2e', 'bench', '.'),
  lint('lint'),
  unitTests,
  format(),
  importRules('core/src', 'api/src', 'web/src'),
  tool('dead code', 'knip', []),
];

/** As many as a small machine has processors. */
const AT_ONCE = 2;

/** Takes the steps in their order, two at a time. */
async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const waiting = [...steps];
  const tallies: Tally[] = [];
  const runInTurn = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) tallies.push(await step());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runInTurn));
  return add(...tallies);
}

const hasTests = (folders: readonly string[]) =>
  folders.some((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: ROOT }).length > 0);

export const check = (): Promise<Tally> => runSteps(STEPS);

/** The tests of a room that stand in folders of one kind; nothing where it has none. */
const roomTests =
  (name: string, projects: readonly string[], folders: readonly string[]): Step =>
  async () =>
    hasTests(folders)
      ? runVitest(name, {
          projects,
          files: folders.map((folder) => `${folder}/`),
          atTheEnd: true,
          workers: 1,
        })
      : add();

/**
 * The tests of web need as long as all the rest together. A room has too few of them for a second worker:
 * loading everything once more takes longer than the half it would run.
 */
function checkRoom(room: string): Promise<Tally> {
  buildIfMissing();
  const folders = foldersOf(room);
  const web = folders.filter((folder) => folder.startsWith('web/'));
  const others = folders.filter((folder) => !web.includes(folder));
  return runSteps([
    roomTests(`web's tests of ${room}`, ALL_WEB_SUITES, web),
    roomTests(`core's and the api's tests of ${room}`, ['core', ...API_SUITES], others),
    lint(`lint: room ${room}`, ...folders),
    importRules(...folders.filter((folder) => !folder.startsWith('api/test'))),
    types('core', 'api', 'web'),
    format(...folders),
  ]);
}

if (process.argv[1] === import.meta.filename) {
  const [, , room] = process.argv;
  if (room !== undefined && !listRooms().includes(room)) {
    process.stdout.write(`There is no room ${room}. Rooms: ${listRooms().join(', ')}\n`);
    process.exit(2);
  }
  report('checks', room === undefined ? await check() : await checkRoom(room));
}
