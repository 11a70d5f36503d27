// Refusals that tell of an attack, or of somebody who tries what is not theirs: counted by the hour, so that any
// number of them is a few entries and a few lines of the log (docs/rules/audit.md#refusals-are-counted).
import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import type { AuditKind } from '@brasa/core/audit/kinds.rules.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { recordedName, type Actor, type Client } from '../actor.ts';
import { networkOf } from '../db/throttle.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Shop } from '../shop.ts';
import { countEntry, type NewEntry } from './entries.store.ts';
import { newEntry } from './record.ts';

/** Codes that have a kind of their own, or none; any other 403 is `refused`. */
const KIND_OF: Partial<Record<FailureCode, AuditKind | null>> = {
  WRONG_CREDENTIALS: 'sign_in_failed',
  SECOND_FACTOR_WRONG: 'sign_in_failed',
  OWN_PASSWORD_WRONG: 'password_failed',
  FOREIGN_ORIGIN: 'foreign_origin',
  TOO_MANY_ATTEMPTS: 'throttled',
  // A question that the page puts: a wrong answer is `password_failed`.
  PASSWORD_AGAIN: null,
};

export type Refusal = {
  code: FailureCode;
  /** "PATCH /api/settings/:key". */
  call: string;
  author: Actor | Client;
  /** Whose account somebody has tried to get into. */
  account: { id: number; name: string | null } | null;
};

/** So many of a kind a process tells apart in an hour; what is of staff, by its author or its account, apart. */
const MOST = 300;
/** So many of them of one customer or network, that nobody fills the room alone. */
const MOST_OF_ONE = 20;
const FLUSH_AFTER = 1000;

type Log = {
  warn: (facts: object, message: string) => void;
  broken: (error: unknown) => void;
};

type Counted = NewEntry & { bucket: string };

export class RefusalTally {
  readonly #shop: Shop;
  readonly #log: Log;
  readonly #pending = new Map<string, Counted>();
  /** The buckets of this hour, by the group in which they have room. */
  readonly #told = new Map<string, Set<string>>();
  #hour = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(shop: Shop, log: Log) {
    this.#shop = shop;
    this.#log = log;
  }

  /** Counts the refusal, where it is one to tell; written and logged within a second. */
  note(refusal: Refusal): void {
    const kind = kindOf(refusal.code);
    if (kind === null) return;
    const now = this.#shop.clock();
    const entry = this.#entryOf(refusal, kind, now);
    const known = this.#pending.get(entry.bucket);
    this.#pending.set(entry.bucket, known ? added(known, entry) : entry);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER).unref();
  }

  /** Writes what has been counted; while the database is away it stays for the next time. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const entries = [...this.#pending.values()].sort(byBucket);
    this.#pending.clear();
    if (entries.length === 0) return;
    for (const { kind, authorId, subjectId, fieldsAfter, times } of entries) {
      const facts = { kind, userId: authorId, accountId: subjectId, times };
      this.#log.warn({ ...facts, ...(JSON.parse(fieldsAfter ?? '{}') as object) }, 'refused');
    }
    try {
      await this.#count(entries);
    } catch (error) {
      this.#log.broken(error);
      if (isUnavailable(error)) this.#putBack(entries);
      // One that the database will never take holds up none of the others.
      else for (const entry of entries) await this.#count([entry]).catch(this.#log.broken);
    }
  }

  #count(entries: readonly Counted[]): Promise<void> {
    return this.#shop.db.transact(async (transaction) => {
      for (const entry of entries) await countEntry(transaction, entry);
    });
  }

  #putBack(entries: readonly Counted[]): void {
    for (const entry of entries) {
      const later = this.#pending.get(entry.bucket);
      this.#pending.set(entry.bucket, later ? added(entry, later) : entry);
    }
  }

  /**
   * As much as there is room for: all of it; beyond that whose account of staff it is, or else who tries; beyond
   * that the kind.
   */
  #entryOf(refusal: Refusal, kind: AuditKind, now: number): Counted {
    const { author, account, call } = refusal;
    const hour = Math.floor(now / HOUR);
    if (hour !== this.#hour) this.#told.clear();
    this.#hour = hour;
    const who = 'id' in author ? `user ${author.id}` : networkOf(author.address);
    const about = account === null ? '' : ` account ${account.id}`;
    const [pool, ofOne] = isOfStaff(refusal) ? [`${kind} staff`, MOST] : [kind, MOST_OF_ONE];
    const after = kind === 'sign_in_failed' ? null : { call };
    const whole = `${kind} ${hour} ${after?.call ?? ''} ${who}${about}`;
    if (this.#hasRoom(whole, { [pool]: MOST, [`${pool} ${who}`]: ofOne })) {
      return { ...newEntry(author, { kind, ...account, after }, now), bucket: whole };
    }
    if (isAccountOfStaff(account)) {
      const entry = newEntry(author, { kind, ...account }, now);
      return { ...entry, ...FROM_SOMEWHERE, bucket: `${kind} ${hour}${about}` };
    }
    const entry = newEntry(author, { kind, after: { several: true } }, now);
    const brief = `${kind} ${hour} several ${who}`;
    if (this.#hasRoom(brief, { [`${pool} several`]: MOST })) return { ...entry, bucket: brief };
    return { ...entry, ...FROM_SOMEWHERE, bucket: `${kind} ${hour} others` };
  }

  /** True if each of the groups has the bucket, or room for it, which it then takes. */
  #hasRoom(bucket: string, groups: Readonly<Record<string, number>>): boolean {
    const told = Object.entries(groups).map(([group, most]) => {
      const buckets = this.#told.get(group) ?? new Set();
      this.#told.set(group, buckets);
      return { buckets, most };
    });
    const isFull = told.some(({ buckets, most }) => !buckets.has(bucket) && buckets.size >= most);
    if (isFull) return false;
    for (const { buckets } of told) buckets.add(bucket);
    return true;
  }
}

function isOfStaff({ author, account }: Refusal): boolean {
  return isAccountOfStaff(account) || ('id' in author && recordedName(author) !== null);
}

const FROM_SOMEWHERE = {
  author: 'nobody',
  authorId: null,
  authorName: null,
  address: null,
  device: null,
} as const;

/** Of customers no name is kept. */
const isAccountOfStaff = (account: Refusal['account']): account is { id: number; name: string } =>
  account?.name != null;

function kindOf(code: FailureCode): AuditKind | null {
  const known = KIND_OF[code];
  return known === undefined && FAILURES[code].status === 403 ? 'refused' : (known ?? null);
}

function added(one: Counted, other: Counted): Counted {
  const lastAt = Math.max(one.lastAt, other.lastAt);
  return { ...one, times: one.times + other.times, lastAt };
}

const byBucket = (one: Counted, other: Counted): number => (one.bucket < other.bucket ? -1 : 1);
