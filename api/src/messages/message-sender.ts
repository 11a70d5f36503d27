// Sends messages while the server runs: at once when one was written, and when it is time after that.
import { plausibleEnd } from '@brasa/core/kernel/time/clock-ahead.rules.ts';
import {
  isServersFault,
  LONGEST_PAUSE,
  type SendingFault,
} from '@brasa/core/messages/sending.rules.ts';
import type { Shop } from '../shop.ts';
import { StepLoop } from '../step-loop.ts';
import { sendNext, type Channel } from './send-next.ts';

/** What the log is told. */
export type SenderLog = {
  failed: (fault: SendingFault) => void;
  broken: (error: unknown) => void;
};

export class MessageSender extends StepLoop {
  constructor(shop: Shop, channel: Channel, { failed, broken }: SenderLog) {
    const { clock, db } = shop;
    let failures = 0;
    let pausedUntil = 0;
    const step = async (signal: AbortSignal) => {
      // New messages do not wake a server that is away.
      const now = clock();
      pausedUntil = plausibleEnd(pausedUntil, now, LONGEST_PAUSE);
      if (now < pausedUntil) return pausedUntil;
      const { next, fault } = await sendNext({ shop, channel, signal, failures });
      const isAway = channel.isOneServer && fault !== null && isServersFault(fault);
      failures = isAway ? failures + 1 : 0;
      pausedUntil = isAway && next !== null ? next : 0;
      if (fault !== null) failed(fault);
      return next;
    };
    super({ clock, changes: db.changes, topics: ['messages'], step, broken });
  }
}
