// The state of a channel's one server, shared by all senders of a process: while it is away, nothing of the channel is tried
// (docs/rules/messages.md#sending).
import { plausibleEnd } from '@brasa/core/kernel/time/clock-ahead.rules.ts';
import { LONGEST_PAUSE, pauseAfter } from '@brasa/core/messages/sending.rules.ts';

export class OneServer {
  /** How often in turn it was away. */
  #failures = 0;
  #pausedUntil = 0;
  #heard = 0;

  /** Until when nothing is tried; `now` where it may be. New messages do not wake a server that is away. */
  pausedUntil(now: number): number {
    return Math.max(now, plausibleEnd(this.#pausedUntil, now, LONGEST_PAUSE));
  }

  /**
   * Begins an attempt; what it answers hears whether the server was there. Of attempts at the same time the first one
   * that finds it away counts, and none does where another has found it there meanwhile.
   */
  begin(): (wasThere: boolean, now: number) => void {
    const before = this.#heard;
    return (wasThere, now) => {
      if (!wasThere && this.#heard !== before) return;
      this.#heard += 1;
      this.#failures = wasThere ? 0 : this.#failures + 1;
      this.#pausedUntil = wasThere ? 0 : now + pauseAfter(this.#failures);
    };
  }
}
