// APIs and styles that the oldest browsers we serve lack, by MDN's data (docs/rules/running.md#browsers).
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';

// As a file: Playwright's loader knows no import attributes.
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The first version of each that we serve. */
const OLDEST = {
  ...{ safari: '16.4', safari_ios: '16.4' },
  ...{ chrome: '111', edge: '111', firefox: '128' },
} as const;
type Served = keyof typeof OLDEST;

const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);

function isAfter(version: string, other: string): boolean {
  const [[major = 0, minor = 0] = [], [otherMajor = 0, otherMinor = 0] = []] = [version, other].map(
    numbersOf,
  );
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

/** Without a flag, and by its own name or one of those prefixes. */
const isPlain = (
  { flags, prefix, alternative_name: other }: SimpleSupportStatement,
  prefixes: readonly string[],
) =>
  flags === undefined && other === undefined && (prefix === undefined || prefixes.includes(prefix));

function lacks(
  browser: Served,
  { support }: CompatStatement,
  prefixes: readonly string[],
): boolean {
  const said = support[browser];
  const added = (Array.isArray(said) ? said : [said])
    .filter((one) => one !== undefined && isPlain(one, prefixes))
    .flatMap((one) => one?.version_added ?? []);
  return !added.some(
    (version) =>
      typeof version === 'string' && version !== 'preview' && !isAfter(version, OLDEST[browser]),
  );
}

/** True where one of the oldest lacks it, also under these prefixes. */
const isNewer = (
  statement: CompatStatement | undefined,
  prefixes: readonly string[] = [],
): boolean =>
  statement !== undefined &&
  (Object.keys(OLDEST) as Served[]).some((browser) => lacks(browser, statement, prefixes));

/** A member of a global, or the global itself where there is no member. */
export type Api = { owner: string; member: string | null };

type Described = { __compat?: CompatStatement };

function membersOf(owner: string, described: object): Api[] {
  if (isNewer((described as Described).__compat)) return [{ owner, member: null }];
  return Object.entries(described as Record<string, Described>)
    .filter(([name, { __compat }]) => name !== '__compat' && isNewer(__compat))
    .map(([name]) => ({ owner, member: name.replace(/_static$/, '') }));
}

/** The APIs of the language and of the page that one of the oldest browsers lacks. */
export function newerApis(): Api[] {
  const globals = { ...bcd.javascript['builtins'], ...bcd.api };
  return Object.entries(globals).flatMap(([owner, described]) => membersOf(owner, described));
}

/** The style properties that one of the oldest browsers lacks, also under a prefix that stands beside them. */
export function newerProperties(names: ReadonlySet<string>): string[] {
  const known = bcd.css.properties as Record<string, Described | undefined>;
  return [...names].filter((name) =>
    isNewer(known[name]?.__compat, names.has(`-webkit-${name}`) ? ['-webkit-'] : []),
  );
}
