// Loads against servers, from keep-alive connections until the time is up, one after the other in turns: what
// the machine does beside it then touches all of them.
import autocannon, { type Options } from 'autocannon';

export type Figures = { perSecond: number; p50: number; p99: number };
export type Load = { options: Omit<Options, 'duration'>; status: number };

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const CONNECTIONS = 10;

export const HOW_MEASURED = `Medians of ${ROUNDS} rounds of ${SECONDS} s, in turns; Node ${process.version}`;

/** Measures; throws when any answer was not the expected one, for then the figures mean nothing. */
export async function measure({ options, status }: Load, seconds = SECONDS): Promise<Figures> {
  const result = await autocannon({ connections: CONNECTIONS, ...options, duration: seconds });
  const statuses = result.statusCodeStats;
  const expected = statuses?.[`${status}` as const]?.count ?? 0;
  if (result.errors > 0 || result.timeouts > 0 || expected !== result.requests.total) {
    throw new Error(`unexpected answers: ${JSON.stringify({ statuses, errors: result.errors })}`);
  }
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

const middle = <Item>(sorted: readonly Item[]): Item => {
  const item = sorted[Math.floor(sorted.length / 2)];
  if (item === undefined) throw new Error('nothing was measured');
  return item;
};

/** The middle one by requests per second. */
const median = (runs: readonly Figures[]) =>
  middle(runs.toSorted((a, b) => a.perSecond - b.perSecond));

export type Compared = {
  shop: Figures;
  bare: Figures[];
  /** The shop's requests beside each bare server's: the median of the rounds. */
  ratios: number[];
};

/** Loads the shop and each of the bare servers in turns, after a second of each that does not count. */
export async function compare(shop: Load, bare: readonly Load[]): Promise<Compared> {
  const loads = [shop, ...bare];
  const runs = loads.map((): Figures[] => []);
  for (const load of loads) await measure(load, 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, load] of loads.entries()) runs[place]?.push(await measure(load));
  }
  const [ofShop = [], ...ofBare] = runs;
  const ratioTo = (others: readonly Figures[]) =>
    middle(
      ofShop
        .map((run, round) => run.perSecond / (others[round]?.perSecond ?? Number.NaN))
        .toSorted((a, b) => a - b),
    );
  return { shop: median(ofShop), bare: ofBare.map(median), ratios: ofBare.map(ratioTo) };
}

export function row(name: string, { perSecond, p50, p99 }: Figures): string {
  return [
    name.padEnd(36),
    perSecond.toFixed(0).padStart(8),
    p50.toFixed(2).padStart(8),
    p99.toFixed(2).padStart(8),
  ].join('  ');
}

export const HEADINGS = `${''.padEnd(36)}     req/s    p50 ms    p99 ms`;

/**
 * Prints the shop beside the bare servers of these names; answers whether it reaches the goal beside the
 * first.
 */
export function report(
  name: string,
  { shop, bare, ratios }: Compared,
  names: readonly string[],
  goal: number,
): boolean {
  const lines = bare.map((figures, place) => row(`  ${names[place] ?? ''}`, figures));
  const shares = ratios.map((ratio) => `${(ratio * 100).toFixed(0)} %`);
  const isMet = (ratios[0] ?? 0) >= goal;
  const beside = shares.length > 1 ? ` (of the others ${shares.slice(1).join(', ')})` : '';
  process.stdout.write(
    `${[row(name, shop), ...lines].join('\n')}\n` +
      `  ${shares[0]} of bare${beside}; goal ${goal * 100} %: ${isMet ? 'met' : 'MISSED'}\n\n`,
  );
  return isMet;
}
