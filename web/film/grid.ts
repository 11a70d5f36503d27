import { clamp } from './curves.ts';

/** Numbers on a rectangle of `width` by `height` points, row by row. */
export type Grid = { readonly width: number; readonly height: number; readonly data: Float32Array };

export function makeGrid(width: number, height: number): Grid {
  return { width, height, data: new Float32Array(width * height) };
}

/** Value between the points, straight lines; outside, the value at the border. x, y in points. */
export function sampleLinear(grid: Grid, x: number, y: number): number {
  const { width, height, data } = grid;
  const px = clamp(x, 0, width - 1.001);
  const py = clamp(y, 0, height - 1.001);
  const left = px | 0;
  const top = py | 0;
  const start = top * width + left;
  const dx = px - left;
  const upper = (data[start] ?? 0) * (1 - dx) + (data[start + 1] ?? 0) * dx;
  const lower = (data[start + width] ?? 0) * (1 - dx) + (data[start + width + 1] ?? 0) * dx;
  return upper + (lower - upper) * (py - top);
}

function catmullRom(a: number, b: number, c: number, d: number, share: number): number {
  const bend = 2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a);
  return b + 0.5 * share * (c - a + share * bend);
}

/** As sampleLinear, with a curve through four points: keeps moving detail sharp. */
export function sampleSharp(grid: Grid, x: number, y: number): number {
  const { width, height, data } = grid;
  const px = clamp(x, 1, width - 2.001);
  const py = clamp(y, 1, height - 2.001);
  const left = px | 0;
  const top = py | 0;
  const dx = px - left;
  const row = (start: number) =>
    catmullRom(
      data[start - 1] ?? 0,
      data[start] ?? 0,
      data[start + 1] ?? 0,
      data[start + 2] ?? 0,
      dx,
    );
  const start = top * width + left;
  return catmullRom(
    row(start - width),
    row(start),
    row(start + width),
    row(start + 2 * width),
    py - top,
  );
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const last = start + (count - 1) * step;
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let offset = -radius; offset <= radius; offset += 1) {
    sum += from[clamp(start + offset * step, start, last)] ?? 0;
  }
  for (let index = 0; index < count; index += 1) {
    const place = start + index * step;
    to[place] = sum * share;
    sum += from[Math.min(place + (radius + 1) * step, last)] ?? 0;
    sum -= from[Math.max(place - radius * step, start)] ?? 0;
  }
}

/** A soft copy: three box blurs of `radius` points, close to a Gaussian of 1.7 times the radius. */
export function blurred(grid: Grid, radius: number): Grid {
  const { width, height } = grid;
  const result = { width, height, data: grid.data.slice() };
  const spare = new Float32Array(width * height);
  for (let pass = 0; pass < 3; pass += 1) {
    for (let y = 0; y < height; y += 1) {
      blurLine(result.data, spare, y * width, 1, width, radius);
    }
    for (let x = 0; x < width; x += 1) {
      blurLine(spare, result.data, x, width, height, radius);
    }
  }
  return result;
}
