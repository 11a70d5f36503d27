// What is said of a change that the worker has kept instead of sending it.

/** The worker's answer to a change that waits in the outbox says so, beside what will come of it. */
export const isQueuedReply = (reply: object): boolean => 'queued' in reply && reply.queued === true;

/** The text, and that it waits where it does. */
export function withQueuedNote(text: string, reply: object): string {
  return isQueuedReply(reply) ? `${text}. Sin conexión: se enviará al volver` : text;
}
