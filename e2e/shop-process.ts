// The process in which a worker's shops run: the real server, one after the other on data of its own,
// so that its modules and its page renderer are loaded once. A shop's clock starts on Friday
// 20 November 2026 at 12:10 in Madrid and runs on from there, whenever the journeys are run.
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { start } from '../api/src/main.ts';
import { shareRenderer } from './shared-renderer.ts';

export type Opening = {
  /** The variables of its environment. */
  open: Record<string, string>;
  /** How long ago its clock began, in milliseconds: for one that is started again. */
  age?: number;
  /** Its clock is the machine's. */
  isNow?: boolean;
};

/** Opens a shop, or closes the one at a port. */
export type Order = { id: number } & (Opening | { close: number });
export type Outcome = { id: number } & ({ port: number } | { fault: string });

const OPENING = parseInstant('2026-11-20T12:10') ?? 0;
const closing = new Map<number, () => Promise<void>>();
shareRenderer();

async function open({ open: environment, age = 0, isNow = false }: Opening): Promise<number> {
  const startedAt = isNow ? OPENING : Date.now() - age;
  const { port, stop } = await start(() => OPENING + (Date.now() - startedAt), {
    ...environment,
    PORT: '0',
    HOST: '127.0.0.1',
  });
  closing.set(port, stop);
  return port;
}

async function close(port: number): Promise<number> {
  await closing.get(port)?.();
  closing.delete(port);
  return port;
}

process.on('message', (order: Order) => {
  const work = 'open' in order ? open(order) : close(order.close);
  const say = (outcome: Outcome) => process.send?.(outcome);
  work.then(
    (port) => say({ id: order.id, port }),
    (error: unknown) => say({ id: order.id, fault: String(error) }),
  );
});
// The worker is gone.
process.on('disconnect', () => process.exit());
