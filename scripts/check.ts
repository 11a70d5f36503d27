// npm run check: the fast part of the gate – types, lint, format, import rules, dead code, unit tests.
import { runTool, runVitest, type Tally } from './step.ts';

const TYPED = ['.', 'core', 'api', 'web', 'e2e', 'bench', 'scripts', 'checks'];

/** Runs it; every tool counts as one check beside the unit tests. */
export async function check(): Promise<Tally> {
  const outcomes: boolean[] = [];
  for (const folder of TYPED) {
    outcomes.push(await runTool(`types: ${folder}`, 'tsc', ['-p', folder]));
  }
  outcomes.push(
    await runTool('lint', 'eslint', ['.', '--cache', '--cache-location', '.cache/eslint/']),
  );
  outcomes.push(await runTool('format', 'prettier', ['--check', '--log-level=warn', '.']));
  outcomes.push(
    await runTool('import rules', 'depcruise', [
      'core/src',
      'api/src',
      'web/src',
      '--config',
      '.dependency-cruiser.cjs',
    ]),
  );
  outcomes.push(await runTool('dead code', 'knip', []));
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
