// Sends records while the server runs: at once when one was added, and when it is time after that
// (docs/rules/invoices.md#sending). What an interrupted call was answered is kept.
import type { TaxAgencyAccess } from '../../config.ts';
import type { Shop } from '../../shop.ts';
import { StepLoop } from '../../step-loop.ts';
import { sendRecords, type Step } from './send-records.ts';

/** What the log is told. */
export type SenderLog = {
  failed: (failure: NonNullable<Step['failure']>) => void;
  broken: (error: unknown) => void;
};

export class RecordSender extends StepLoop {
  constructor(shop: Shop, access: TaxAgencyAccess, { failed, broken }: SenderLog) {
    let after = 0;
    const refused = new Map<string, number>();
    const step = async (signal: AbortSignal) => {
      const outcome = await sendRecords({ shop, access, after, refused, signal });
      after = outcome.after;
      if (outcome.failure) failed(outcome.failure);
      return outcome.next;
    };
    const { clock, db } = shop;
    super({ clock, changes: db.changes, topics: ['invoices'], step, broken });
  }
}
