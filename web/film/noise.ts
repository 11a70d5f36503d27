import { seeded } from './random.ts';

/** Gradient noise, about -1 to 1, of x, y in lattice cells and z, which may stand for time. */
export type Noise = (x: number, y: number, z: number) => number;

const TABLE = 256;

function shuffledTable(seed: number): Uint8Array {
  const random = seeded(seed);
  const table = Uint8Array.from({ length: TABLE }, (_, index) => index);
  for (let index = TABLE - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = table[index] ?? 0;
    table[index] = table[other] ?? 0;
    table[other] = kept;
  }
  return table;
}

/** Dot product with one of the twelve edge directions of a cube. */
function gradient(hash: number, x: number, y: number, z: number): number {
  const kind = hash & 15;
  const first = kind < 8 ? x : y;
  const second = kind < 4 ? y : kind === 12 || kind === 14 ? x : z;
  return ((kind & 1) === 0 ? first : -first) + ((kind & 2) === 0 ? second : -second);
}

function fade(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/**
 * Noise that repeats after `periodY` cells in y and `periodZ` cells in z: scroll y by whole periods
 * and let z go round once, and a loop closes without a seam. Both periods are at most 256.
 */
export function periodicNoise(seed: number, periodY = TABLE, periodZ = TABLE): Noise {
  const table = shuffledTable(seed);
  const at = (index: number) => table[index & 255] ?? 0;
  const wrap = (cell: number, period: number) => ((cell % period) + period) % period;

  return (x, y, z) => {
    const cellX = Math.floor(x);
    const floorY = Math.floor(y);
    const floorZ = Math.floor(z);
    const dx = x - cellX;
    const dy = y - floorY;
    const dz = z - floorZ;
    const y0 = wrap(floorY, periodY);
    const y1 = wrap(floorY + 1, periodY);
    const z0 = wrap(floorZ, periodZ);
    const z1 = wrap(floorZ + 1, periodZ);
    const shareX = fade(dx);
    const shareY = fade(dy);
    const left = at(cellX);
    const right = at(cellX + 1);
    const plane = (z: number, rise: number) => {
      const near = lerp(
        gradient(at(at(left + y0) + z), dx, dy, rise),
        gradient(at(at(right + y0) + z), dx - 1, dy, rise),
        shareX,
      );
      const far = lerp(
        gradient(at(at(left + y1) + z), dx, dy - 1, rise),
        gradient(at(at(right + y1) + z), dx - 1, dy - 1, rise),
        shareX,
      );
      return lerp(near, far, shareY);
    };
    return lerp(plane(z0, dz), plane(z1, dz - 1), fade(dz));
  };
}

/** Sum of `octaves` noises, each twice as fine and half as strong; about -1 to 1. */
export function layered(noise: Noise, octaves: number, x: number, y: number, z: number): number {
  let sum = 0;
  let scale = 1;
  let weight = 0.55;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * scale + octave * 17.3, y * scale + octave * 9.1, z);
    scale *= 2;
    weight *= 0.5;
  }
  return sum;
}
