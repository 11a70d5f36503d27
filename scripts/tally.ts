// What a part of the gate counted: how many checks passed, and by name those that failed.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './root.ts';

export type Tally = {
  passed: number;
  /** One line each: where it stands, what it is called, what it said first. */
  failures: readonly string[];
};

/** The sum of several tallies. */
export function add(...tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

export const oneCheck: Tally = { passed: 1, failures: [] };

export const oneFailure = (failure: string): Tally => ({ passed: 0, failures: [failure] });

/** Names what failed, so that the end of a long log tells all of it, and ends with the line of the sums. */
export function report(heading: string, { passed, failures }: Tally): void {
  if (failures.length > 0) process.stdout.write(`\n── failed\n${failures.join('\n')}\n`);
  process.stdout.write(`\n${heading}: ${passed} passed, ${failures.length} failed\n`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/**
 * What a test runner's JSON report counts. A runner that leaves no report, or fails without a failed test,
 * counts as one failure.
 */
export function tally(
  name: string,
  isGood: boolean,
  file: string,
  read: (report: string) => Tally,
): Tally {
  if (!existsSync(file)) return oneFailure(`${name}: left no report`);
  const counted = read(readFileSync(file, 'utf8'));
  if (isGood || counted.failures.length > 0) return counted;
  return { ...counted, failures: [`${name}: ended badly without a failed test`] };
}

const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'gu');

/** The first lines of what a failed test said, as one. */
const shortly = (said: string | undefined): string =>
  (said ?? '').replaceAll(COLOURS, '').split('\n').slice(0, 4).join(' ⏎ ').slice(0, 400);

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Reads Vitest's JSON report. A file that could not be run at all is one failure. */
export function readVitest(text: string): Tally {
  const { numPassedTests, testResults } = JSON.parse(text) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${shortly(message)}`];
    return failed.map((test) => `${file} › ${test.fullName}: ${shortly(test.failureMessages[0])}`);
  });
  return { passed: numPassedTests, failures };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

type PlaywrightReport = { stats: { expected: number }; suites: PlaywrightSuite[] };

/** Reads Playwright's JSON report. What passed at a second try has failed. */
export function readPlaywright(text: string): Tally {
  const { stats, suites } = JSON.parse(text) as PlaywrightReport;
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        return `${file}:${line} › ${title}: ${shortly(errors[0]?.message)}`;
      }),
  );
  return { passed: stats.expected, failures };
}
