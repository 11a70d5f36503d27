import { ApiError } from '../browser/api-error.ts';

/**
 * Sends a request that counts as unanswered (an ApiError with status 0) when its answer takes
 * longer than this: a dead connection may leave a call hanging for minutes.
 */
export async function withPatience<Reply>(
  milliseconds: number,
  path: string,
  send: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), milliseconds);
  try {
    return await send(patience.signal);
  } catch (error) {
    if (patience.signal.aborted) throw new ApiError({ status: 0, statusText: '', url: path });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
