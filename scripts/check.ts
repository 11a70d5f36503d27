// npm run check: the fast part of the gate – types, lint, format, import rules, dead code, unit tests.
import { runTool, runVitest, type Tally } from './step.ts';

const TYPED = ['.', 'core', 'api', 'web', 'e2e', 'bench', 'scripts', 'checks'];

type Tool = [name: string, command: string, args: string[]];

/** The longest first. */
const TOOLS: readonly Tool[] = [
  ['lint', 'eslint', ['.', '--cache', '--cache-location', '.cache/eslint/']],
  ...TYPED.map((folder): Tool => [`types: ${folder}`, 'tsc', ['-p', folder]]),
  ['format', 'prettier', ['--check', '--log-level=warn', '.']],
  [
    'import rules',
    'depcruise',
    ['core/src', 'api/src', 'web/src', '--config', '.dependency-cruiser.cjs'],
  ],
  ['dead code', 'knip', []],
];

/** Each of them keeps one processor busy. */
const AT_ONCE = 2;

async function runTools(): Promise<boolean[]> {
  const waiting = [...TOOLS];
  const outcomes: boolean[] = [];
  const runInTurn = async () => {
    for (let tool = waiting.shift(); tool; tool = waiting.shift()) {
      outcomes.push(await runTool(...tool, { atTheEnd: true }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runInTurn));
  return outcomes;
}

/** Runs it; every tool counts as one check beside the unit tests. */
export async function check(): Promise<Tally> {
  const outcomes = await runTools();
  const unit = await runVitest('unit tests', ['core', 'web', 'checks']);
  return {
    passed: unit.passed + outcomes.filter(Boolean).length,
    failed: unit.failed + outcomes.filter((isGood) => !isGood).length,
  };
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed } = await check();
  process.stdout.write(`\nchecks: ${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
