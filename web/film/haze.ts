import { HEIGHT, WIDTH } from './frame.ts';
import { blurred, makeGrid, sampleLinear, type Grid } from './grid.ts';

const CELL = 8; // px

/** The fire's light as it spreads: near it as a halo, and far over the walls of the oven. */
export type Haze = { readonly halo: Grid; readonly spread: Grid };

/** Gathers the red light of `pixels`, the strongest of a fire's three, into cells and softens it. */
export function spreadLight(pixels: Float32Array): Haze {
  const cells = makeGrid(WIDTH / CELL, HEIGHT / CELL);
  for (let y = 0; y < HEIGHT; y += 2) {
    const row = Math.floor(y / CELL) * cells.width;
    for (let x = 0; x < WIDTH; x += 2) {
      const place = row + Math.floor(x / CELL);
      const before = cells.data[place] ?? 0;
      cells.data[place] = before + (pixels[(y * WIDTH + x) * 3] ?? 0) / 16;
    }
  }
  return { halo: blurred(cells, 3), spread: blurred(blurred(cells, 12), 12) };
}

export function hazeAt(grid: Grid, x: number, y: number): number {
  return sampleLinear(grid, x / CELL - 0.5, y / CELL - 0.5);
}
