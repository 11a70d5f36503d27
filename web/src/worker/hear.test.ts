import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeWorld } from '../../test/fake-worker-world.ts';
import { Handover } from './handover.ts';
import { hear } from './hear.ts';
import type { PageMessage } from './messages.ts';

/** A worker whose server never answers. */
function listening() {
  const world = fakeWorld();
  const noAnswer = () => new Promise<Response>(() => {});
  for (const call of ['/api/auth/me', '/']) world.server[call] = noAnswer;
  const ears = {
    ...{ world, handover: new Handover() },
    skipWaiting: vi.fn(() => Promise.resolve()),
    flush: vi.fn(() => Promise.reject(new Error('no line'))),
  };
  return { ears, world, tell: (message: PageMessage) => hear(ears, message) };
}

it('holds up no later version with what it asks the server for by itself', async () => {
  const { ears, world, tell } = listening();
  const welcomed = tell({ type: 'SIGNED_IN', id: 1, role: 'haykakan' });
  const answered = new Promise<Response>(() => {});
  const stored = ears.handover.orBegun(answered);
  await waitFor(() => expect(world.asked).toEqual(['/api/auth/me']));
  await tell({ type: 'MAKE_WAY' });
  await Promise.all([welcomed, stored]);
  expect(world.asked).toEqual(['/api/auth/me']);
});

it('still forgets who was signed in when it is to make way', async () => {
  const { world, tell } = listening();
  await world.device.change(() => ({ identity: { id: 1, role: 'haykakan' } }));
  await tell({ type: 'MAKE_WAY' });
  await tell({ type: 'SIGNED_OUT' });
  expect((await world.device.read()).identity).toBeNull();
});

it('tells the server of a sign-out that it has not heard of, at the word of the next page', async () => {
  const { world, tell } = listening();
  await world.device.change(() => ({ isSigningOut: true }));
  world.server['/api/auth/logout'] = () => new Response(null, { status: 204 });
  await tell({ type: 'SIGNED_OUT' });
  expect((await world.device.read()).isSigningOut).toBe(false);
});

it('sends what waits although it is to make way', async () => {
  const { ears, tell } = listening();
  await tell({ type: 'MAKE_WAY' });
  await tell({ type: 'FLUSH_OUTBOX' });
  expect(ears.flush).toHaveBeenCalledOnce();
});

it('takes over when it is wanted', async () => {
  const { ears, tell } = listening();
  await tell({ type: 'SKIP_WAITING' });
  expect(ears.skipWaiting).toHaveBeenCalledOnce();
});
