import { beforeEach, expect, it, vi } from 'vitest';
import { installAudio, rings } from '../../../test/fake-audio.ts';

/** The bell keeps its loudspeaker; each test has a new one. */
async function bell() {
  vi.resetModules();
  return import('./bell-sound.ts');
}

beforeEach(() => installAudio());

it('rings with notes made by the browser', async () => {
  const { ringBell } = await bell();
  ringBell();
  expect(rings()).toBe(1);
});

it('keeps silent until somebody has touched the page, and rings from then on', async () => {
  installAudio('suspended');
  const { armBell, ringBell } = await bell();
  ringBell();
  expect(rings()).toBe(0);
  armBell();
  ringBell();
  expect(rings()).toBe(1);
});

it('tells that it waits for a touch, and when it no longer does', async () => {
  installAudio('suspended');
  const { armBell, isBellBlocked, onBellChange } = await bell();
  const heard = vi.fn();
  const stop = onBellChange(heard);
  expect(isBellBlocked()).toBe(true);
  armBell();
  expect(heard).toHaveBeenCalledOnce();
  expect(isBellBlocked()).toBe(false);
  stop();
});

it('can be armed again after the device has interrupted it', async () => {
  installAudio('interrupted');
  const { armBell, isBellBlocked } = await bell();
  expect(isBellBlocked()).toBe(true);
  armBell();
  expect(isBellBlocked()).toBe(false);
});

it('does no harm where there is no sound at all', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { armBell, isBellBlocked, onBellChange, ringBell } = await bell();
  expect(isBellBlocked()).toBe(false);
  expect(() => {
    onBellChange(vi.fn())();
    armBell();
    ringBell();
  }).not.toThrow();
});
