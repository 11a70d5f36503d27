// npm run check: the fast part of the gate – types, lint, format, import rules, dead code, unit tests.
// npm run check -- ROOM: types, lint and tests of one room, on all floors; the api's on SQLite.
import { globSync } from 'node:fs';
import { foldersOf, listRooms } from './rooms.ts';
import { ROOT } from './root.ts';
import { runTool, runVitest, type Tally } from './step.ts';

type Tool = [name: string, command: string, args: string[]];

/** Each folder is checked once, in the order in which they know each other (their tsconfig.json). */
const types = (...folders: string[]): Tool => ['types', 'tsc', ['-b', ...folders]];
const lint = (name: string, ...what: string[]): Tool => [
  `lint: ${name}`,
  'eslint',
  [...what, '--cache', '--cache-location', `.cache/eslint/${name}`],
];
const CACHED = ['--cache', '--cache-location', '.cache/prettier'];

/** The longest first; the linter reads types, so that each of its processes keeps to a part of the house. */
const TOOLS: readonly Tool[] = [
  lint('web', 'web'),
  lint('the rest', '.', '--ignore-pattern', 'web/**'),
  types('core', 'api', 'web', 'scripts', 'checks', 'e2e', 'bench', '.'),
  ['format', 'prettier', ['--check', '--log-level=warn', ...CACHED, '.']],
  [
    'import rules',
    'depcruise',
    ['core/src', 'api/src', 'web/src', '--config', '.dependency-cruiser.cjs'],
  ],
  ['dead code', 'knip', []],
];

/** Each of them keeps one processor busy. */
const AT_ONCE = 2;

/** Every tool counts as one check. */
async function runTools(tools: readonly Tool[]): Promise<Tally> {
  const waiting = [...tools];
  const outcomes: boolean[] = [];
  const runInTurn = async () => {
    for (let tool = waiting.shift(); tool; tool = waiting.shift()) {
      outcomes.push(await runTool(...tool, { atTheEnd: true }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runInTurn));
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}

const hasTests = (folders: readonly string[]) =>
  folders.some((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: ROOT }).length > 0);

/** The sum of several tallies. */
export function add(...tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

export async function check(): Promise<Tally> {
  const tools = await runTools(TOOLS);
  return add(
    tools,
    await runVitest('unit tests', { projects: ['core', 'web', 'web-mocking', 'checks'] }),
  );
}

async function checkRoom(room: string): Promise<Tally> {
  const folders = foldersOf(room);
  const tools = runTools([types('core', 'api', 'web'), lint(`room ${room}`, ...folders)]);
  if (!hasTests(folders)) return tools;
  const projects = ['core', 'api', 'api-processes', 'web', 'web-mocking'];
  const files = folders.map((folder) => `${folder}/`);
  return add(...(await Promise.all([tools, runVitest(`tests of ${room}`, { projects, files })])));
}

if (process.argv[1] === import.meta.filename) {
  const [, , room] = process.argv;
  if (room !== undefined && !listRooms().includes(room)) {
    process.stdout.write(`There is no room ${room}. Rooms: ${listRooms().join(', ')}\n`);
    process.exit(2);
  }
  const { passed, failed } = room === undefined ? await check() : await checkRoom(room);
  process.stdout.write(`\nchecks: ${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
