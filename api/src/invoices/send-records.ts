// One attempt to send what is pending (docs/rules/invoices.md#sending). Nothing is held in the database while
// the tax agency is being talked to but a lease, which ends by itself.
import {
  outcomesOf,
  type AgencyAnswer,
  type RecordOutcome,
  type SentRecord,
} from '@brasa/core/invoices/agency-answer.rules.ts';
import { MAX_RECORDS, submissionXml } from '@brasa/core/invoices/record-xml.rules.ts';
import {
  afterFailure,
  afterSubmission,
  isAfterOutage,
  leaseEnd,
  mayAttemptAt,
} from '@brasa/core/invoices/sending.rules.ts';
import {
  failureText,
  isSubmissionToBlame,
  type SendingFailure,
} from '@brasa/core/invoices/sending-faults.rules.ts';
import type { TaxAgencyAccess } from '../config.ts';
import {
  readCertificate,
  submitRecords,
  type Attempt,
  type Certificate,
} from '../outside/tax-agency.ts';
import type { Shop } from '../shop.ts';
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
  /** Of each tax number whose submission was refused as a whole, until when the others go before it. */
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
  const part = { after: sending.after, limit: MAX_RECORDS };
  const positions = await listPendingPositions(shop.db.read, part);
  const [first] = positions;
  const upTo = positions.at(-1);
  if (first === undefined || upTo === undefined) return noteRest(sending);
  const after = first - 1;
  const turn = await takeTurn(shop, upTo, positions.length);
  if ('next' in turn) return { next: turn.next, after, failure: null };
  const batch = nextBatch(await listPending(shop.db.read, { after, upTo }), sending);
  if (batch.freeAt !== null) {
    await endTurn(shop, turn.lease, { nextAttemptAt: batch.freeAt });
    return { next: batch.freeAt, after, failure: null };
  }
  return { after, ...(await sendBatch(sending, opened.result, turn.lease, batch)) };
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
  lease: Delivery,
  { records, nif, hasOthers }: Batch,
): Promise<Omit<Step, 'after'>> {
  const { shop, signal, refused } = sending;
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
    const told = takenBack(refused, nif, now);
    await endTurn(shop, lease, { nextAttemptAt, waitSeconds, ...told }, outcomes);
    // More may be pending, or nothing.
    return { next: now, failure: null };
  }
  const failure = 'failure' in attempt ? attempt.failure : NO_VERDICT;
  const isRefused = isSubmissionToBlame(failure);
  const later = afterFailure(lease, now, isRefused);
  if (isRefused) refused.set(nif, later);
  const nextAttemptAt = isRefused && hasOthers ? afterSubmission(now, lease.waitSeconds) : later;
  const failingSince = lease.failingSince ?? now;
  await endTurn(shop, lease, { nextAttemptAt, failingSince, lastError: failureText(failure) });
  return { next: nextAttemptAt, failure };
}

/** The tax number's records are answered; what is refused of another one is still to be told. */
function takenBack(refused: Map<string, number>, nif: string, now: number): Partial<Delivery> {
  refused.delete(nif);
  const isStillRefused = [...refused.values()].some((until) => until > now);
  return isStillRefused ? {} : { failingSince: null, lastError: null };
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

type Batch = {
  records: readonly PendingRecord[];
  nif: string;
  /** Records of another tax number could be sent now. */
  hasOthers: boolean;
  /** When the first of those that were refused may be sent again, where nothing else is pending; null otherwise. */
  freeAt: number | null;
};

/**
 * A submission is one issuer's. The first one's, unless theirs was refused as a whole not long ago: a certificate may not
 * send for a former tax number of the shop, and the present one's records do not wait for that.
 */
function nextBatch(
  pending: readonly PendingRecord[],
  { shop, refused }: Pick<Sending, 'shop' | 'refused'>,
): Batch {
  const now = shop.clock();
  const isFree = ({ invoice }: PendingRecord) => (refused.get(invoice.issuerNif) ?? 0) <= now;
  const first = pending.find(isFree);
  if (!first) {
    const frees = pending.flatMap(({ invoice }) => refused.get(invoice.issuerNif) ?? []);
    const freeAt = frees.length === 0 ? null : Math.min(...frees);
    return { records: [], nif: '', hasOthers: false, freeAt };
  }
  const nif = first.invoice.issuerNif;
  const ofIssuer = (record: PendingRecord) => record.invoice.issuerNif === nif;
  const hasOthers = pending.some((record) => !ofIssuer(record) && isFree(record));
  return { records: pending.filter(ofIssuer), nif, hasOthers, freeAt: null };
}
