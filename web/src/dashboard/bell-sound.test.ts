import { beforeEach, expect, it, vi } from 'vitest';
import { installAudio, rings } from '../../test/fake-audio.ts';

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

it('does no harm where there is no sound at all', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { armBell, ringBell } = await bell();
  expect(() => {
    armBell();
    ringBell();
  }).not.toThrow();
});
