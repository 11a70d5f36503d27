// The outbox in the browser's database: what is there survives the page, the worker and the device's night.
// Every change of it is announced to the pages (outbox-changes).
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { announceChange } from './outbox-changes.ts';
import { orderIdOf, type NewEntry, type OutboxEntry, type Refusal } from './outbox-entry.ts';
import { dependentsOf, followAnswer, followDiscard } from './outbox-order.ts';

// oxlint-disable-next-line typescript/consistent-type-definitions -- extends idb's own
interface OutboxSchema extends DBSchema {
  entries: { key: number; value: OutboxEntry; indexes: { byKey: string } };
  /** The numbers that the server gave to orders, by the names they had here. */
  numbers: { key: number; value: number };
}

export type Outbox = IDBPDatabase<OutboxSchema>;

const OUTBOX_NAME = 'brasa-outbox';

/**
 * Opens it, making it where there is none. Rejects where the browser keeps nothing. `onClosed` is called when it
 * has been closed by anybody else.
 */
export function openOutbox(onClosed: () => void = () => undefined): Promise<Outbox> {
  return openDB<OutboxSchema>(OUTBOX_NAME, 1, {
    upgrade: (db) => {
      const entries = db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
      entries.createIndex('byKey', 'key', { unique: true });
      db.createObjectStore('numbers');
    },
    // A newer version of the application wants to change it.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** Does something with it and closes it again; answers what `use` does. */
export async function withOutbox<Value>(use: (outbox: Outbox) => Promise<Value>): Promise<Value> {
  const outbox = await openOutbox();
  try {
    return await use(outbox);
  } finally {
    outbox.close();
  }
}

/** All of them, the first made first. */
export const listEntries = (outbox: Outbox): Promise<OutboxEntry[]> => outbox.getAll('entries');

/**
 * Keeps it and answers it with its place; the one that has the key already where there is one. Rejects where the
 * device has no room for it.
 */
export async function addEntry(outbox: Outbox, entry: NewEntry): Promise<OutboxEntry> {
  const transaction = outbox.transaction('entries', 'readwrite');
  const known = await transaction.store.index('byKey').get(entry.key);
  if (known) return known;
  const fresh = { ...entry, attempts: 0, dueAt: 0, refusal: null };
  const [seq] = await Promise.all([
    transaction.store.add(fresh as unknown as OutboxEntry),
    transaction.done,
  ]);
  announceChange();
  return { ...fresh, seq };
}

/** The number of an order that was made here, by any name that it had; other ids are what they are. */
export async function numberOf(outbox: Outbox, orderId: number): Promise<number> {
  const known = orderId < 0 ? await outbox.get('numbers', orderId) : undefined;
  return known === undefined ? orderId : numberOf(outbox, known);
}

/** From now on it may have reached the server; false where it has been discarded meanwhile. */
export async function noteSent(outbox: Outbox, { seq }: OutboxEntry): Promise<boolean> {
  const transaction = outbox.transaction('entries', 'readwrite');
  const entry = await transaction.store.get(seq);
  if (entry && !entry.isSent) await transaction.store.put({ ...entry, isSent: true });
  await transaction.done;
  return entry !== undefined;
}

/** The server has done it: it is gone, and what follows it goes on from the answer. */
export async function settleDone(
  outbox: Outbox,
  done: OutboxEntry,
  answer: unknown,
): Promise<void> {
  const transaction = outbox.transaction(['entries', 'numbers'], 'readwrite');
  const entries = transaction.objectStore('entries');
  const following = followAnswer(await entries.getAll(), done, answer);
  const { id } = (answer ?? {}) as { id?: unknown };
  const name = orderIdOf(done);
  // A corrected order that waits itself stands last, and what was done with it has to stand behind it.
  const isWaiting = typeof id === 'number' && id < 0;
  for (const { seq, ...entry } of following) {
    if (isWaiting) await entries.delete(seq);
    await entries.put((isWaiting ? entry : { ...entry, seq }) as OutboxEntry);
  }
  if (done.call === 'createOrder' && typeof id === 'number' && name !== null) {
    await transaction.objectStore('numbers').put(id, name);
  }
  await entries.delete(done.seq);
  await transaction.done;
  announceChange();
}

type Fate = Partial<Pick<OutboxEntry, 'attempts' | 'dueAt' | 'refusal' | 'isSent' | 'body'>>;

async function change(outbox: Outbox, seq: number, fate: Fate): Promise<void> {
  const transaction = outbox.transaction('entries', 'readwrite');
  const entry = await transaction.store.get(seq);
  if (entry) await transaction.store.put({ ...entry, ...fate } as OutboxEntry);
  await transaction.done;
  announceChange();
}

/** It stays until somebody decides; a refused request has left nothing behind on the server. */
export const settleRefused = (outbox: Outbox, { seq }: OutboxEntry, refusal: Refusal) =>
  change(outbox, seq, { refusal, isSent: false, attempts: 0, dueAt: 0 });

/** It has had no answer that says anything. */
export const postpone = (outbox: Outbox, { seq, attempts }: OutboxEntry, dueAt: number) =>
  change(outbox, seq, { attempts: attempts + 1, dueAt });

/** A refused one is sent once more, as it is. */
export const retryEntry = (outbox: Outbox, seq: number) =>
  change(outbox, seq, { refusal: null, attempts: 0, dueAt: 0 });

/** A refused counter sale is sent once more, at what was taken for it. */
export const retryAtPricesTaken = (outbox: Outbox, { seq, body }: OutboxEntry) =>
  change(outbox, seq, {
    ...{ refusal: null, attempts: 0, dueAt: 0 },
    body: { ...body, atPricesTaken: true },
  });

/** Takes it out unsent, with what cannot be done without it. */
export async function discardEntry(outbox: Outbox, seq: number): Promise<void> {
  const transaction = outbox.transaction('entries', 'readwrite');
  const entry = await transaction.store.get(seq);
  if (entry) {
    const all = await transaction.store.getAll();
    const gone = [entry, ...dependentsOf(all, entry)];
    await Promise.all(followDiscard(all, entry).map((left) => transaction.store.put(left)));
    await Promise.all(gone.map((one) => transaction.store.delete(one.seq)));
  }
  await transaction.done;
  announceChange();
}
