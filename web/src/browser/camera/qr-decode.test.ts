// What the decoder reads of the code that customers show, and where it ends: a wallet's text is long,
// so its modules are small. The frames are rendered pixel by pixel (test/qr-frame.ts).
import { describe, expect, test } from 'vitest';
import { qrFrame, type Sight } from '../../../test/qr-frame.ts';
import { decodeFrame } from './qr-decode.ts';

const WALLET = JSON.stringify({
  userId: 1234,
  username: 'maria.jose',
  type: 'user_wallet',
  timestamp: 1_795_172_400_000,
  signature: 'qWvZk3_mN0-pL7aRtYuVbGhJdSxWcE1f2T4oHc9XyKs',
});

/** How it is held and lit; 640 × 480, the code 300 px wide unless it says otherwise. */
const READ: Record<string, Sight> = {
  'straight on': {},
  'filling the frame': { side: 440 },
  'small, 2.5 px a module': { side: 136 },
  'small in a large frame': { width: 1280, height: 720, side: 200 },
  'turned a little': { turned: 12 },
  'turned by a third': { turned: 30 },
  'on its side': { turned: 90 },
  'upside down': { turned: 180 },
  'leaning away': { leaning: 0.4 },
  'in a noisy picture': { noise: 60 },
  'out of focus': { blur: 2 },
  'lit from one side': { shade: 0.25 },
  pale: { contrast: 60 },
  'in a dark room': { paper: 70, contrast: 40, noise: 15 },
  'under a lamp’s reflection': { glare: 30 },
  'light on dark': { isInverted: true },
  'as a hand holds it': {
    side: 240,
    turned: 12,
    leaning: 0.2,
    noise: 20,
    blur: 1,
    shade: 0.6,
  },
};

/** Not read; the next frame, of a hand that moves, is another one. docs/decisions/0012 lists them. */
const NOT_READ: Record<string, Sight> = {
  'smaller than 2 px a module': { side: 100 },
  'turned by exactly an eighth': { turned: 45 },
  'far out of focus': { blur: 3 },
  'all but noise': { noise: 100 },
  'paler than the desk it lies on': { contrast: 25 },
  'under a reflection of a third of its side': { glare: 60 },
  'seen in a mirror': { isMirrored: true },
};

describe('a wallet’s code is read', () => {
  test.each(Object.entries(READ))('%s', (_name, sight) => {
    expect(decodeFrame(qrFrame(WALLET, sight))).toBe(WALLET);
  });
});

describe('a wallet’s code is not read', () => {
  test.each(Object.entries(NOT_READ))('%s', (_name, sight) => {
    expect(decodeFrame(qrFrame(WALLET, sight))).toBeNull();
  });
});

test.each([0, 15, 45, 60, 135, 200])('a phone’s code is read turned by %s degrees', (turned) => {
  expect(decodeFrame(qrFrame('600111222', { turned, side: 200 }))).toBe('600111222');
});

test('accents survive', () => {
  expect(decodeFrame(qrFrame('{"username":"begoña"}'))).toBe('{"username":"begoña"}');
});

test('a desk without a code is nothing', () => {
  expect(decodeFrame(qrFrame('x', { side: 1, noise: 60 }))).toBeNull();
});
