// What the heads of answers say beside them: that the worker has stored this one, and when; that the server
// serves another build of the site than this page's (docs/decisions/0025).
import { BUILD_HEADER, STORED_AT } from '@brasa/core/kernel/answer-heads.ts';
import { lookForVersion } from '../worker/register-worker.ts';

/** When stored answers came, by their addresses, in milliseconds UTC. Fresh ones are not in it. */
export const storedAt = new Map<string, number>();
/** Are told when that changes. */
export const ageListeners = new Set<() => void>();
/** Are shown every answer's head. */
export const headListeners = new Set<(heads: Headers) => void>();

let isOutdated = false;

/** Whether the server is known to serve another build than this page's. */
export const isPageOutdated = (): boolean => isOutdated;

/** Notes what the head of an answer from this address says. */
export function noteHeads(address: string, heads: Headers): void {
  for (const listener of headListeners) listener(heads);
  noteAge(address, Number(heads.get(STORED_AT)));
  const own = document.documentElement.dataset['build'];
  const served = heads.get(BUILD_HEADER);
  // Stored ones name none.
  if (isOutdated || !own || !served || served === own) return;
  isOutdated = true;
  lookForVersion();
}

/** When a change was answered with what an address holds from then on, in milliseconds UTC. */
const changedAt = new Map<string, number>();

/** From now on what the device has stored of the address is from before a change that is on the screen. */
export function noteChanged(address: string): void {
  changedAt.set(address, Date.now());
}

/** True where the last answer from the address was stored before such a change: it counts as none. */
export function isFromBefore(address: string): boolean {
  const stored = storedAt.get(address);
  if (stored === undefined) changedAt.delete(address);
  const isOlder = stored !== undefined && stored < (changedAt.get(address) ?? 0);
  if (isOlder) noteAge(address, 0);
  return isOlder;
}

function noteAge(address: string, at: number): void {
  if ((storedAt.get(address) ?? 0) === at) return;
  if (at === 0) storedAt.delete(address);
  else storedAt.set(address, at);
  for (const listener of ageListeners) listener();
}
