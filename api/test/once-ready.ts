/**
 * The reply once there is one. A server whose database is busier than its patience says 503: nothing was done, and how long
 * many take one after the other is the machine's business.
 */
export async function onceReady<Reply extends { status: number }>(
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const reply = await ask();
  return reply.status === 503 ? onceReady(ask) : reply;
}
