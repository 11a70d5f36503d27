// One load at a time against one address, from keep-alive connections, until the time is up.
import autocannon, { type Options } from 'autocannon';

export type Figures = { perSecond: number; p50: number; p99: number };

const CONNECTIONS = 10;

/** Measures; throws when any answer was not the expected one, for then the figures mean nothing. */
export async function measure(
  options: Omit<Options, 'connections'>,
  expectedStatus: number,
  seconds: number,
): Promise<Figures> {
  const result = await autocannon({ ...options, connections: CONNECTIONS, duration: seconds });
  const statuses = result.statusCodeStats;
  const expected = statuses?.[`${expectedStatus}` as const]?.count ?? 0;
  if (result.errors > 0 || result.timeouts > 0 || expected !== result.requests.total) {
    throw new Error(`unexpected answers: ${JSON.stringify({ statuses, errors: result.errors })}`);
  }
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** The middle one by requests per second. */
export function median(runs: readonly Figures[]): Figures {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}
