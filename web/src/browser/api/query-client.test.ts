import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { request } from './api-client.ts';
import { createQueryClient } from './query-client.ts';

it('never repeats a mutation, and logs its failure', async () => {
  const api = fakeApi({
    'POST /api/points/wallet-qr/renew': { status: 503, body: { error: 'ahora no' } },
  });
  const mutation = new MutationObserver(createQueryClient(), {
    mutationFn: () => request('POST', '/api/points/wallet-qr/renew'),
  });
  await expect(mutation.mutate()).rejects.toThrow('ahora no');
  expect(api.asked('POST /api/points/wallet-qr/renew')).toBe(1);
  expect(String(takeConsoleErrors()[0])).toContain('ahora no');
});

it('keeps the rules of the data cache', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: 300_000,
      gcTime: 600_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      refetchInterval: false,
      networkMode: 'offlineFirst',
    },
    mutations: { retry: false },
  });
});
