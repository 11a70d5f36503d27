// One attempt to send what is pending (docs/rules/invoices.md#sending). Nothing is held in the database while
// the tax agency is being talked to but a lease, which ends by itself.
import {
  outcomesOf,
  type AgencyAnswer,
  type RecordOutcome,
  type SentRecord,
} from '@brasa/core/invoices/sending/agency-answer.rules.ts';
import { plausibleEnd } from '@brasa/core/kernel/time/clock-ahead.rules.ts';
import { MAX_RECORDS, submissionXml } from '@brasa/core/invoices/records/record-xml.rules.ts';
import {
  LONGEST_PAUSE,
  afterFailure,
  afterSubmission,
  isAfterOutage,
  leaseEnd,
  mayAttemptAt,
} from '@brasa/core/invoices/sending/sending.rules.ts';
import {
  failureText,
  isSubmissionToBlame,
  type SendingFailure,
} from '@brasa/core/invoices/sending/sending-faults.rules.ts';
import type { TaxAgencyAccess } from '../../config.ts';
import {
  readCertificate,
  submitRecords,
  type Attempt,
  type Certificate,
} from '../../outside/tax-agency.ts';
import type { Shop } from '../../shop.ts';
import {
  insertAnswers,
  listPending,
  listPendingPositions,
  lockDelivery,
  readDelivery,
  updateDelivery,
  type Delivery,
  type PendingRecord,
} from './deliveries.store.ts';

type Sending = {
  shop: Shop;
  access: TaxAgencyAccess;
  /** No record up to this position is pending. */
  after: number;
  /** Of each former tax number whose submission was refused as a whole, until when it waits. */
  refused: Map<string, number>;
  /** Breaks off a call that is under way; what became of it nobody knows. */
  signal: AbortSignal;
  deadline?: AbortSignal | undefined;
};

export type Step = {
  /** When there is something to do next; null when nothing is pending. */
  next: number | null;
  after: number;
  /** Null unless the attempt failed. */
  failure: SendingFailure | null;
};

/** How long until a certificate that cannot be used is looked at again, in milliseconds. */
const LOOK_AGAIN = 60_000;

const NO_VERDICT: SendingFailure = { fault: 'NO_VERDICT', detail: null };

/** Sends the first pending records, if they may be sent now. */
export async function sendRecords(sending: Sending): Promise<Step> {
  const { shop, access } = sending;
  const opened = await readCertificate(access);
  if ('failure' in opened) return noteCertificate(sending, opened.failure);
  const paused = pausedNumbers(sending);
  const part = { after: sending.after, limit: MAX_RECORDS, except: [...paused.keys()] };
  const positions = await listPendingPositions(shop.db.read, part);
  const [first] = positions;
  const upTo = positions.at(-1);
  if (first === undefined || upTo === undefined) {
    if (paused.size === 0) return noteRest(sending);
    return { next: Math.min(...paused.values()), after: sending.after, failure: null };
  }
  // Those that are paused may stand before the first.
  const after = paused.size === 0 ? first - 1 : sending.after;
  const turn = await takeTurn(shop, upTo, positions.length);
  if ('next' in turn) return { next: turn.next, after, failure: null };
  const records = ofFirstIssuer(await listPending(shop.db.read, { after: first - 1, upTo }), first);
  return { after, ...(await sendBatch(sending, opened.result, turn.lease, records)) };
}

/** The former tax numbers whose submission was refused as a whole not long ago, and until when they wait. */
function pausedNumbers({ shop, refused }: Sending): Map<string, number> {
  const now = shop.clock();
  return new Map([...refused].filter(([, until]) => plausibleEnd(until, now, LONGEST_PAUSE) > now));
}

/** A submission is one issuer's: records of another tax number wait for the next. */
function ofFirstIssuer(pending: readonly PendingRecord[], first: number): readonly PendingRecord[] {
  const nif = pending.find(({ position }) => position === first)?.invoice.issuerNif;
  return pending.filter(({ invoice }) => invoice.issuerNif === nif);
}

/** Nothing can be sent without it, and the shop is told even while nothing is pending. */
async function noteCertificate({ shop, after }: Sending, failure: SendingFailure): Promise<Step> {
  const now = shop.clock();
  const lastError = failureText(failure);
  if ((await readDelivery(shop.db.read))?.lastError !== lastError) {
    await shop.db.transact(async (transaction) => {
      const { failingSince } = await lockDelivery(transaction);
      await updateDelivery(transaction, { failingSince: failingSince ?? now, lastError });
    });
  }
  return { next: now + LOOK_AGAIN, after, failure };
}

/** What failed while nothing was pending has delayed nothing. */
async function noteRest({ shop, after }: Sending): Promise<Step> {
  const known = await readDelivery(shop.db.read);
  if (known && known.failingSince !== null) {
    await shop.db.transact(async (transaction) => {
      await lockDelivery(transaction);
      await updateDelivery(transaction, { failingSince: null, lastError: null });
    });
  }
  return { next: null, after, failure: null };
}

/**
 * The lease, with how the sending stood before, where it is this process's turn; otherwise when it may be. From
 * then on the records may have been sent.
 */
function takeTurn(
  shop: Shop,
  upTo: number,
  waiting: number,
): Promise<{ lease: Delivery } | { next: number }> {
  return shop.db.transact(async (transaction) => {
    const now = shop.clock();
    const delivery = await lockDelivery(transaction);
    const next = mayAttemptAt(delivery, { now, waiting });
    if (next > now) return { next };
    // Whatever becomes of this process, the agency has its pause.
    const nextAttemptAt = afterSubmission(now, delivery.waitSeconds);
    const leasedUntil = leaseEnd(now);
    const sentUpTo = Math.max(delivery.sentUpTo, upTo);
    await updateDelivery(transaction, { leasedUntil, nextAttemptAt, sentUpTo });
    return { lease: { ...delivery, leasedUntil } };
  });
}

/** Ends the turn. How the sending stands is told by whoever has the lease; what was answered stays answered. */
function endTurn(
  shop: Shop,
  lease: Delivery,
  change: Partial<Delivery>,
  outcomes: readonly RecordOutcome[] = [],
): Promise<void> {
  return shop.db.transact(async (transaction) => {
    const { leasedUntil } = await lockDelivery(transaction);
    await insertAnswers(transaction, outcomes, shop.clock());
    if (leasedUntil !== lease.leasedUntil) return;
    await updateDelivery(transaction, { leasedUntil: 0, ...change });
  });
}

/** Sends a batch and ends the turn. */
async function sendBatch(
  sending: Sending,
  certificate: Certificate,
  stored: Delivery,
  records: readonly PendingRecord[],
): Promise<Omit<Step, 'after'>> {
  const { shop, signal, refused } = sending;
  const nif = records[0]?.invoice.issuerNif ?? '';
  const lease = leaseOf(nif, stored, refused);
  const attempt = await submit(sending, certificate, lease, records);
  const now = shop.clock();
  const outcomes = 'result' in attempt ? outcomesOf(sent(records, lease), attempt.result) : [];
  // Another process was faster, or this one is stopping: that is nobody's fault.
  if (records.length === 0 || (signal.aborted && outcomes.length === 0)) {
    await endTurn(shop, lease, {});
    return { next: now, failure: null };
  }
  if ('result' in attempt && outcomes.length > 0) {
    const { waitSeconds } = attempt.result;
    const nextAttemptAt = afterSubmission(now, waitSeconds);
    const change = { nextAttemptAt, waitSeconds, ...toldAfter(nif, refused) };
    await endTurn(shop, lease, change, outcomes);
    // More may be pending, or nothing.
    return { next: now, failure: null };
  }
  const failure = 'failure' in attempt ? attempt.failure : NO_VERDICT;
  const nextAttemptAt = await nextAfter(failure, { sending, lease, nif, now });
  const failingSince = stored.failingSince ?? now;
  await endTurn(shop, lease, { nextAttemptAt, failingSince, lastError: failureText(failure) });
  return { next: nextAttemptAt, failure };
}

/** The lease without the failure of a former tax number, which delays no record of this one. */
function leaseOf(nif: string, stored: Delivery, refused: Sending['refused']): Delivery {
  return refused.size === 0 || refused.has(nif) ? stored : { ...stored, failingSince: null };
}

/** The tax number's records are answered; what is refused of another one is still to be told. */
function toldAfter(nif: string, refused: Sending['refused']): Partial<Delivery> {
  refused.delete(nif);
  return refused.size > 0 ? {} : { failingSince: null, lastError: null };
}

type Failed = { sending: Sending; lease: Delivery; nif: string; now: number };

/**
 * When the next attempt is. A former tax number of the shop, for which its certificate may not send, pauses alone: the
 * present one's records go on.
 */
async function nextAfter(
  failure: SendingFailure,
  { sending: { shop, refused }, lease, nif, now }: Failed,
): Promise<number> {
  const isRefused = isSubmissionToBlame(failure);
  const later = afterFailure(lease, now, isRefused);
  const isFormer = nif !== (await shop.settings()).taxId;
  if (!isRefused || !isFormer) return later;
  refused.set(nif, later);
  return afterSubmission(now, lease.waitSeconds);
}

const sent = (records: readonly PendingRecord[], { sentUpTo }: Delivery): SentRecord[] =>
  records.map((record) => ({ ...record, isRepeat: record.position <= sentUpTo }));

async function submit(
  { shop, access, signal, deadline }: Sending,
  certificate: Certificate,
  lease: Delivery,
  records: readonly PendingRecord[],
): Promise<Attempt<AgencyAnswer>> {
  const [oldest] = records;
  const last = records.at(-1);
  if (!oldest || !last) return { failure: NO_VERDICT };
  const sender = { name: last.issuerName, nif: last.invoice.issuerNif };
  const element = submissionXml(
    sender,
    records.map(({ xml }) => xml),
    { isAfterOutage: isAfterOutage(lease, { now: shop.clock(), oldest: oldest.generatedAt }) },
  );
  return submitRecords({ url: access.url, certificate, element, signal, deadline });
}
