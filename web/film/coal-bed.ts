import { HEIGHT, WIDTH } from './frame.ts';
import { makeCoal, meet, seamDistance, type Coal, type Hit } from './coal.ts';
import { clamp, mix, smoothStep } from './curves.ts';
import { blurred, makeGrid, type Grid } from './grid.ts';
import { layered, periodicNoise } from './noise.ts';
import { seeded } from './random.ts';

/** The bed as it lies still; one value a pixel from BED_TOP down. */
export type CoalBed = {
  readonly cover: Grid; // 1 where there is bed
  readonly heat: Grid; // 0 to 1, its glow at rest
  readonly ash: Grid; // 0 to 1, pale ash on the surface
  readonly facing: Grid; // 0 to 1, how squarely it looks up into the flames
};

export const BED_TOP = 520; // px
const ROWS = HEIGHT - BED_TOP;
const SEED = 2003;

/** The heap is highest right of the middle, where the flames stand tallest. */
export function heapTop(x: number): number {
  const middle = (x - 820) / 420;
  const side = (x - 330) / 240;
  const lumps = 7 * Math.sin(x / 83 + 2) + 5 * Math.sin(x / 37);
  return 628 + lumps - 50 * Math.exp(-middle * middle) - 16 * Math.exp(-side * side);
}

function heap(): Coal[] {
  const random = seeded(SEED);
  const coals: Coal[] = [];
  const rows = 8;
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1);
    const size = mix(17, 50, near ** 1.15);
    for (let x = -size; x < WIDTH + size; x += size * mix(1.35, 1.95, random())) {
      const y = mix(heapTop(x) + 8, HEIGHT + 8, near ** 1.2) + (random() - 0.5) * size * 0.6;
      coals.push(makeCoal(random, x, y, size * mix(0.6, 1.35, random() ** 1.3), near));
    }
  }
  return coals.sort((a, b) => a.y - b.y);
}

type Surface = CoalBed & { readonly height: Grid };

const roughness = periodicNoise(SEED + 1);
const hit: Hit = { height: 0, normalX: 0, normalY: 0 };

/** Writes one pixel of a coal: `dx`, `dy` in sizes off its middle. */
function paint(surface: Surface, coal: Coal, place: number, dx: number, dy: number): void {
  const px = dx * coal.size;
  const py = dy * coal.size;
  const grain = layered(roughness, 3, (coal.x + px) / 9, (coal.y + py) / 7, 1.5);
  const broad = layered(roughness, 2, (coal.x + px) / 34, (coal.y + py) / 26, 7.5);
  const seam = seamDistance(dx * 2.1 + coal.x + grain * 0.3, dy * 2.8 + coal.y, 5);
  const crack =
    smoothStep(0.12, 0, seam) * smoothStep(0.5, 1, coal.warmth) * clamp(broad * 2 + 0.4);
  const bloom = smoothStep(-0.05, 0.55, broad + (coal.warmth - 0.5) * 0.5);
  const upward = clamp(0.45 - hit.normalY * 0.7 + hit.normalX * 0.15 + grain * 0.35);
  const under = smoothStep(-0.15, 0.75, dy + grain * 0.3);
  surface.cover.data[place] = 1;
  surface.height.data[place] = coal.near * 90 + coal.size * (hit.height * 0.8 - dy * 0.3);
  surface.facing.data[place] = upward;
  surface.ash.data[place] = smoothStep(0.05, 0.5, grain + upward * 0.5 - 0.28) * 0.9;
  surface.heat.data[place] =
    crack * 0.24 + under * 0.2 * coal.warmth + bloom * (0.24 + grain * 0.16) + (grain + 0.1) * 0.05;
}

function lay(surface: Surface, coal: Coal): void {
  const reach = coal.size * 1.7;
  const top = Math.max(BED_TOP, Math.floor(coal.y - reach));
  const bottom = Math.min(HEIGHT - 1, Math.ceil(coal.y + reach));
  const left = Math.max(0, Math.floor(coal.x - reach));
  const right = Math.min(WIDTH - 1, Math.ceil(coal.x + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const ragged = 0.07 * layered(roughness, 2, x / 11, y / 11, 4.5);
      const dx = (x - coal.x) / coal.size + ragged;
      const dy = (y - coal.y) / coal.size + ragged;
      if (meet(coal, dx, dy, hit)) paint(surface, coal, (y - BED_TOP) * WIDTH + x, dx, dy);
    }
  }
}

/** Between the coals lies the glowing heart of the heap. */
function fillGaps(surface: Surface): void {
  for (let place = 0; place < surface.height.data.length; place += 1) {
    const x = place % WIDTH;
    const y = BED_TOP + Math.floor(place / WIDTH);
    const depth = y - heapTop(x);
    if (depth < 0 || surface.cover.data[place] === 1) continue;
    surface.cover.data[place] = smoothStep(0, 10, depth);
    surface.heat.data[place] = 0.3;
    surface.height.data[place] = clamp(depth / 100) * 90 - 40;
  }
}

/** Hot places warm the faces around them, so that nothing glows with a hard edge. */
function shareHeat(heat: Grid): void {
  const near = blurred(heat, 2);
  const around = blurred(heat, 7);
  heat.data.forEach((own, place) => {
    const soft = mix(own, near.data[place] ?? 0, 0.35);
    heat.data[place] = soft * 0.86 + (around.data[place] ?? 0) * 0.24;
  });
}

/** What lies deeper than its surroundings is shut in and hot; what stands out has cooled. */
function heatHollows(surface: Surface): void {
  const close = blurred(surface.height, 5);
  const wide = blurred(surface.height, 14);
  const patches = periodicNoise(SEED + 2);
  surface.heat.data.forEach((own, place) => {
    const x = place % WIDTH;
    const y = Math.floor(place / WIDTH);
    const height = surface.height.data[place] ?? 0;
    const hollow = ((close.data[place] ?? 0) - height) / 15;
    const valley = ((wide.data[place] ?? 0) - height) / 34;
    const patch = 0.9 + 0.6 * layered(patches, 2, x / 190, y / 90, 2.5);
    const shut = Math.max(0, hollow) * 0.55 + Math.max(0, valley) * 0.5;
    surface.heat.data[place] = 0.92 * (1 - Math.exp(-1.3 * Math.max(0, own + shut) * patch));
  });
  shareHeat(surface.heat);
}

export function makeCoalBed(): CoalBed {
  const grid = () => makeGrid(WIDTH, ROWS);
  const surface: Surface = {
    cover: grid(),
    heat: grid(),
    ash: grid(),
    facing: grid(),
    height: grid(),
  };
  for (const coal of heap()) lay(surface, coal);
  fillGaps(surface);
  heatHollows(surface);
  return surface;
}
