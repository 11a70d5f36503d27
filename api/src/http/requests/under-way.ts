// Bodies or answers under way in this process, bounded by the network of their requests
// (docs/rules/wire.md#bodies-under-way).
import type { FastifyRequest } from 'fastify';
import { boundsFrom } from '../../db/throttle.ts';
import { Failure } from '../../failure.ts';

const RETRY_AFTER_SECONDS = 5;

/** At most so many of one network, and of one block of IPv6. */
type Most = { ofNetwork: number; ofBlock: number };

export class UnderWay {
  readonly #most: Most;
  readonly #counts = new Map<string, number>();
  readonly #countedAs = new WeakMap<FastifyRequest, string[]>();

  constructor(most: Most) {
    this.#most = most;
  }

  /** Counts the request from now on. Throws TOO_MANY_ATTEMPTS beyond a bound. */
  begin(request: FastifyRequest): void {
    const bounds = boundsFrom(request.ip, this.#most.ofNetwork, this.#most.ofBlock);
    if (bounds.some(({ counted, most }) => this.#countOf(counted) >= most)) {
      throw new Failure('TOO_MANY_ATTEMPTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const counted = bounds.map((bound) => bound.counted);
    for (const one of counted) this.#counts.set(one, this.#countOf(one) + 1);
    this.#countedAs.set(request, counted);
  }

  /** Counts it no more; a second time nothing happens. */
  end(request: FastifyRequest): void {
    for (const counted of this.#countedAs.get(request) ?? []) {
      const others = this.#countOf(counted) - 1;
      if (others > 0) this.#counts.set(counted, others);
      else this.#counts.delete(counted);
    }
    this.#countedAs.delete(request);
  }

  #countOf(counted: string): number {
    return this.#counts.get(counted) ?? 0;
  }
}
