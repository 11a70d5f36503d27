import type { PageMessage } from '../../worker/messages.ts';
import { workers } from './register-worker.ts';

/** Tells the worker, as soon as there is one; nothing happens in a browser without. */
export function tellWorker(message: PageMessage): void {
  void workers()?.ready.then(({ active }) => active?.postMessage(message));
}
