import { expect, it, vi } from 'vitest';
import { ApiError } from '../browser/api-error.ts';
import { withPatience } from './patience.ts';

it('passes the answer on', async () => {
  expect(await withPatience(1000, '/x', () => Promise.resolve('done'))).toBe('done');
});

it('passes a failure on as it is', async () => {
  const failure = new Error('refused');
  await expect(withPatience(1000, '/x', () => Promise.reject(failure))).rejects.toBe(failure);
});

it('gives up as if no answer had come', async () => {
  vi.useFakeTimers();
  const hanging = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const caught = withPatience(1000, '/x', hanging).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  const error = await caught;
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).status).toBe(0);
});
