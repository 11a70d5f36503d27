import { expect, it, vi } from 'vitest';
import type { Resolver } from 'react-hook-form';
import { lazyResolver } from './lazy-resolver.ts';

type Values = { name: string };
const FAULTY: Resolver<Values> = () => ({
  values: {},
  errors: { name: { type: 'contract', message: 'Falta el nombre' } },
});
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

it('judges by the contract, which is fetched once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: FAULTY }));
  const { resolver, preload } = lazyResolver(load);
  expect(load).not.toHaveBeenCalled();
  preload();
  const { errors } = await resolver({ name: '' }, undefined, OPTIONS);
  expect(errors).toMatchObject({ name: { message: 'Falta el nombre' } });
  await resolver({ name: '' }, undefined, OPTIONS);
  expect(load).toHaveBeenCalledOnce();
});

it('lets the server judge when the contract cannot be fetched, and tries again the next time', async () => {
  const load = vi.fn<() => Promise<{ default: Resolver<Values> }>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: FAULTY });
  const { resolver } = lazyResolver(load);
  expect(await resolver({ name: '' }, undefined, OPTIONS)).toEqual({
    values: { name: '' },
    errors: {},
  });
  expect((await resolver({ name: '' }, undefined, OPTIONS)).errors).toHaveProperty('name');
});
