import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import { ApiError } from './api-error.ts';
import { useRetriedMutation } from './retried-mutation.ts';
import { createQueryClient } from './query-client.ts';

const refusal = (status: number, body?: object) =>
  new ApiError({ status, statusText: '', url: '/x', body });
const LOST = refusal(0);

beforeEach(() => {
  fakeTime();
});

/** The answers in their order; the last one goes on. */
function ask(...answers: (Error | string)[]) {
  const queryClient = createQueryClient();
  const told = { doubts: 0, sent: [] as object[] };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () =>
      useRetriedMutation<string, { key: string }>({
        send: (sent) => {
          const answer = answers[Math.min(told.sent.length, answers.length - 1)];
          told.sent.push(sent);
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? '');
        },
        onRetry: () => (told.doubts += 1),
      }),
    { wrapper },
  );
  act(() => result.current.mutate({ key: 'one' }));
  return { result, told, queryClient };
}

it('sends the very same again after a lost answer, and says so meanwhile', async () => {
  const { result, told } = ask(LOST, LOST, 'done');
  await passTime(100);
  expect([result.current.isPending, result.current.isRetrying]).toEqual([true, true]);
  await passTime(4000);
  await waitFor(() => expect(result.current.data).toBe('done'));
  expect(result.current.isRetrying).toBe(false);
  expect(told).toEqual({ doubts: 1, sent: [{ key: 'one' }, { key: 'one' }, { key: 'one' }] });
});

it('sends it again after the answer of a proxy, and after one of a shop without its database', async () => {
  const { result, told } = ask(
    refusal(504),
    refusal(503, { error: 'x', code: 'NOT_READY' }),
    'done',
  );
  await passTime(5000);
  await waitFor(() => expect(result.current.data).toBe('done'));
  expect(told).toEqual({ doubts: 1, sent: [{ key: 'one' }, { key: 'one' }, { key: 'one' }] });
});

it.each([400, 401, 409, 500])('takes %i for an answer', async (status) => {
  const { result, told } = ask(refusal(status, { error: 'No' }));
  await passTime(10_000);
  expect(result.current.error).toMatchObject({ status });
  expect(told).toEqual({ doubts: 0, sent: [{ key: 'one' }] });
  takeConsoleErrors();
});

it('gives up after a minute, and nobody knows', async () => {
  const { result, told } = ask(LOST);
  await passTime(59_000);
  expect(result.current.isPending).toBe(true);
  await passTime(4000);
  expect(result.current.error).toMatchObject({ status: 0 });
  const { length } = told.sent;
  await passTime(60_000);
  expect(told.sent).toHaveLength(length);
  takeConsoleErrors();
});

it('repeats nothing once it has been forgotten with everything else', async () => {
  const { told, queryClient } = ask(LOST, 'done');
  await passTime(100);
  queryClient.getMutationCache().clear();
  await passTime(10_000);
  expect(told.sent).toHaveLength(1);
  expect(console.error).not.toHaveBeenCalled();
});
