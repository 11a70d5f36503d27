import { toScreen } from './colour.ts';
import { clamp } from './curves.ts';
import { HEIGHT, WIDTH } from './frame.ts';
import { seeded } from './random.ts';

const STEPS = 4096;
const GRAIN = 0.8 / 255; // of full screen brightness, each way

const SCREEN_TABLE = Float32Array.from({ length: STEPS + 1 }, (_, index) =>
  toScreen((index / STEPS) ** 2),
);

/**
 * Film grain that stands still: it hides the steps of dark gradients, and costs the encoder one
 * frame only. Two random numbers make a triangle, which dithers without a trace of the picture.
 */
export function makeGrain(seed: number): Float32Array {
  const random = seeded(seed);
  return Float32Array.from({ length: WIDTH * HEIGHT }, () => (random() - random()) * GRAIN);
}

/** Linear light as sRGB, 16 bits a part, little-endian: ffmpeg's rgb48le. */
export function developed(pixels: Float32Array, grain: Float32Array): Buffer {
  const frame = new Uint16Array(pixels.length);
  for (let place = 0; place < frame.length; place += 1) {
    const root = Math.sqrt(clamp(pixels[place] ?? 0));
    const bright = SCREEN_TABLE[Math.round(root * STEPS)] ?? 0;
    frame[place] = Math.round(clamp(bright + (grain[Math.floor(place / 3)] ?? 0)) * 65535);
  }
  return Buffer.from(frame.buffer);
}
