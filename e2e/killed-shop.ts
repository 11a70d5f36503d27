// A shop in a process of its own, which can be killed and started again on what it has left.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Order, Outcome } from './shop-process.ts';

export class KilledShop {
  readonly #environment: Record<string, string>;
  readonly #since = Date.now();
  #process: ChildProcess | null = null;

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  /** Answers its address once it listens. */
  async start(): Promise<string> {
    const child = fork(join(import.meta.dirname, 'shop-process.ts'), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process = child;
    const open = { ...this.#environment, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
    child.send({ id: 1, open, age: Date.now() - this.#since } satisfies Order);
    const [outcome] = (await once(child, 'message')) as [Outcome];
    if ('fault' in outcome) throw new Error(outcome.fault);
    return `http://127.0.0.1:${outcome.port}`;
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    if (!this.#process) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    this.#process = null;
    await gone;
  }
}
