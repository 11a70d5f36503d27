// npm run bench -- growth [ENGINE…]: what years of customers, orders and points cost.
// The same calls to a new shop and to one with 100,000 customers, 1,000,000 orders and 5,000,000
// entries in its ledger, in turns. docs/benchmarks.md has the figures.
// See docs/rules/running.md#growth.
import { readArchive } from './growth-archive.ts';
import { CALLS, emptyCounter, grownCounter, type Call, type Counter } from './growth-calls.ts';
import { ENTRIES_EACH, ORDERS_EACH } from './growth-fill.ts';
import { READING_GOAL_MS, type Reading } from './growth-readings.ts';
import { readCaja, readReports, readTables } from './growth-reports.ts';
import { makeSites, type Engine } from './growth-sites.ts';
import { startShop } from './servers.ts';

const CUSTOMERS = Number(process.env['BENCH_CUSTOMERS'] ?? 100_000);
const ROUNDS = 12;
const CALLS_A_ROUND = 40;
const GOAL = 1.5;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function time({ make, status }: Call, counter: Counter): Promise<number> {
  const answer = await make(counter);
  if (answer.status !== status) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.milliseconds;
}

/**
 * Calls both shops in turns, one request each, the first one changing: whatever else the machine has
 * to do for a while meets both alike.
 */
async function round(call: Call, empty: Counter, grown: Counter): Promise<[number[], number[]]> {
  const [before, after]: [number[], number[]] = [[], []];
  for (let count = 0; count < CALLS_A_ROUND; count += 1) {
    if (count % 2 === 0) before.push(await time(call, empty));
    after.push(await time(call, grown));
    if (count % 2 === 1) before.push(await time(call, empty));
  }
  return [before, after];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Medians of all rounds and of the ratios round by round, which holds when the machine's speed drifts. */
async function compare(call: Call, empty: Counter, grown: Counter) {
  const [before, after]: [number[], number[]] = [[], []];
  const ratios: number[] = [];
  await round(call, empty, grown);
  for (let count = 0; count < ROUNDS; count += 1) {
    const [one, other] = await round(call, empty, grown);
    before.push(...one);
    after.push(...other);
    ratios.push(median(other) / median(one));
  }
  return { before: median(before), after: median(after), ratio: median(ratios) };
}

/** Says how long each took; answers whether all are fast enough. */
function sayReadings(what: string, readings: readonly Reading[]): boolean {
  say(`\n${`${what}, ms`.padEnd(32)}  median  slowest`);
  let isMet = true;
  for (const { name, median: half, slowest } of readings) {
    const isFast = half <= READING_GOAL_MS;
    isMet &&= isFast;
    const columns = [half, slowest].map((value) => value.toFixed(2).padStart(7));
    say(`${name.padEnd(32)} ${columns.join('  ')}  ${isFast ? 'met' : 'MISSED'}`);
  }
  return isMet;
}

/** Before the calls that leave new orders. */
async function measureReadings(grown: Counter): Promise<boolean> {
  const isArchiveMet = sayReadings('archive', await readArchive(grown));
  const isCajaMet = sayReadings('Caja', await readCaja(grown, Date.now()));
  const isMet = sayReadings('reports', await readReports(grown, Date.now()));
  for (const { name, median: half } of await readTables(grown)) {
    say(`${name.padEnd(32)} ${half.toFixed(2).padStart(7)}`);
  }
  return isArchiveMet && isCajaMet && isMet;
}

/** Measures one engine; answers whether every goal is met. */
export async function measureGrowth(engine: Engine): Promise<boolean> {
  const figure = (count: number) => count.toLocaleString('en');
  say(
    `\nGrowth on ${engine}: ${figure(CUSTOMERS)} customers, ${figure(CUSTOMERS * ORDERS_EACH)} orders,`,
  );
  say(`${figure(CUSTOMERS * ENTRIES_EACH)} ledger entries; filling`);
  const sites = await makeSites(engine, CUSTOMERS, say);
  try {
    const servers = [await startShop(sites.empty), await startShop(sites.grown)] as const;
    try {
      const [empty, grown] = [
        await emptyCounter(servers[0]),
        await grownCounter(servers[1], CUSTOMERS),
      ];
      let isMet = await measureReadings(grown);
      say(`\n${'median of one request, ms'.padEnd(28)}   empty   grown   ratio`);
      for (const call of CALLS) {
        const { before, after, ratio } = await compare(call, empty, grown);
        isMet &&= ratio <= GOAL;
        const columns = [before, after, ratio].map((value) => value.toFixed(2).padStart(7));
        say(`${call.name.padEnd(28)} ${columns.join(' ')}  ${ratio <= GOAL ? 'met' : 'MISSED'}`);
      }
      return isMet;
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  } finally {
    sites.remove();
  }
}

const ENGINES: readonly Engine[] = ['SQLite', 'PostgreSQL'];

if (process.argv[1] === import.meta.filename) {
  const asked = ENGINES.filter((engine) => process.argv.slice(2).includes(engine));
  let isMet = true;
  for (const engine of asked.length > 0 ? asked : ENGINES) {
    isMet = (await measureGrowth(engine)) && isMet;
  }
  process.exitCode = isMet ? 0 : 1;
}
