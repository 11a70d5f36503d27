// Which failures say that the database cannot serve anybody at present: it is away, stopping, frozen or
// out of room. Whoever asked is told to try again; anything else is a bug.

/** The network between us and PostgreSQL. Every connection breaks with these codes: they count where `fromDatabase` saw them. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** A disk without room. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Connection lost, out of resources, stopped by its operator, failing disk; a server that only reads; a statement, a lock
 * or a transaction that took too long.
 */
const SQLSTATE = /^(?:08|53|57P|58)...?$|^(?:25006|57014|55P03|25P03)$/;

/** What the driver says without a code. */
const DRIVER =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** SQLite's primary result codes: busy, read-only, failing disk, full, cannot be opened. */
const SQLITE = new Set([5, 8, 10, 13, 14]);
const PRIMARY_CODE = 0xff;

/** SQLite's "malformed" and "not a database". */
const DAMAGED = new Set([11, 26]);

/** Whether the error says that the SQLite file is none any more. */
export function isDamaged(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && DAMAGED.has(errcode & PRIMARY_CODE);
}

/** SQLite's "busy" and "locked". */
const LOCKED = new Set([5, 6]);

/** True where another connection holds the SQLite file. */
export function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && LOCKED.has(errcode & PRIMARY_CODE);
}

const ofDatabase = new WeakSet<Error>();

/** Notes that the error came from a connection to the database, and answers it, to be thrown on. */
export function fromDatabase(error: unknown): unknown {
  if (error instanceof Error) ofDatabase.add(error);
  return error;
}

/** Whether the error is the database's being unavailable, and not a fault of the query or of another connection. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE.has(errcode & PRIMARY_CODE);
  if (typeof code === 'string' && saysUnavailable(code, ofDatabase.has(error))) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return DRIVER.test(error.message);
}

const saysUnavailable = (code: string, isOfDatabase: boolean): boolean =>
  SQLSTATE.test(code) || NO_ROOM.has(code) || (isOfDatabase && NETWORK.has(code));
