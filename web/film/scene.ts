import { BED_TOP, makeCoalBed, type CoalBed } from './coal-bed.ts';
import { NIGHT, addGlow, luminance } from './colour.ts';
import { clamp, mix, smoothStep } from './curves.ts';
import { FLAME_CELL, FLAME_TOP, WARM_UP_FRAMES, makeFlames, type Flames } from './flames.ts';
import { HEIGHT, WIDTH, loopPhase } from './frame.ts';
import { makeGrid, sampleLinear, sampleSharp, type Grid } from './grid.ts';
import { hazeAt, spreadLight, type Haze } from './haze.ts';
import { layered, periodicNoise } from './noise.ts';
import { makeOvenWall } from './oven-wall.ts';
import { drawSparks, makeSparks } from './sparks.ts';

/** How brightly it burns: the film stays calm under words, the card for shared links does not. */
export type Mood = {
  readonly flames: number; // share of the flames' heat that shows
  readonly embers: number;
  readonly calmUntil: number; // 0 to 1 of the height from the top: kept under CALM_LUMINANCE
};

export const FILM_MOOD: Mood = { flames: 1, embers: 1, calmUntil: 0.6 };

const CALM_LUMINANCE = 0.05;
const FIRELIGHT = [1, 0.5, 0.24];
const PULSE_CELL = 4; // px
const BREATHS = 3; // changes of the embers' glow in one loop

const HEARTHS = [
  { x: 90, width: 80, strength: 0.42, phase: 0.1 },
  { x: 265, width: 80, strength: 0.5, phase: 0.62 },
  { x: 455, width: 85, strength: 0.62, phase: 0.34 },
  { x: 625, width: 88, strength: 0.96, phase: 0.8 },
  { x: 770, width: 80, strength: 0.85, phase: 0.15 },
  { x: 915, width: 95, strength: 1.02, phase: 0.5 },
  { x: 1065, width: 80, strength: 0.82, phase: 0.95 },
  { x: 1220, width: 80, strength: 0.6, phase: 0.28 },
];

export type Scene = {
  readonly bed: CoalBed;
  readonly wall: Grid;
  readonly flames: Flames;
  readonly sparks: ReturnType<typeof makeSparks>;
  readonly pixels: Float32Array; // linear light, three a pixel
};

const breathing = periodicNoise(31, 64, BREATHS);
const shimmer = periodicNoise(32, 64, BREATHS * 3);

/** A scene at rest just before frame 0, its flames already burning. */
export function makeScene(): Scene {
  const flames = makeFlames({ seed: 11, hearths: HEARTHS, cooling: 0.52 });
  for (let frame = -WARM_UP_FRAMES; frame < 0; frame += 1) flames.advance(frame);
  return {
    bed: makeCoalBed(),
    wall: makeOvenWall(),
    flames,
    sparks: makeSparks(19),
    pixels: new Float32Array(WIDTH * HEIGHT * 3),
  };
}

function flameGlow(scene: Scene, x: number, y: number): number {
  const { heat } = scene.flames;
  const row = Math.floor((y - FLAME_TOP) / FLAME_CELL);
  const nearby = row * heat.width + Math.floor(x / FLAME_CELL);
  if ((heat.data[nearby] ?? 0) + (heat.data[nearby + heat.width + 1] ?? 0) === 0) return 0;
  const raw = Math.max(0, sampleSharp(heat, x / FLAME_CELL, (y - FLAME_TOP) / FLAME_CELL));
  return 0.94 * (1 - Math.exp(-1.75 * raw)) * smoothStep(0, 0.12, raw);
}

function drawFlames(scene: Scene, mood: Mood): void {
  for (let y = FLAME_TOP; y < HEIGHT; y += 1) {
    const rooted = smoothStep(650, 565, y);
    if (rooted === 0) return;
    const height = y / HEIGHT;
    const cooled = mix(0.34, 1, smoothStep(mood.calmUntil - 0.12, mood.calmUntil + 0.12, height));
    for (let x = 0; x < WIDTH; x += 1) {
      const glow = flameGlow(scene, x, y) * mood.flames * cooled;
      if (glow > 0.002) addGlow(scene.pixels, (y * WIDTH + x) * 3, glow, rooted);
    }
  }
}

/** How much brighter or darker than at rest the embers glow, on PULSE_CELL px from BED_TOP down. */
function pulse(phase: number): Grid {
  const grid = makeGrid(WIDTH / PULSE_CELL + 1, (HEIGHT - BED_TOP) / PULSE_CELL + 1);
  grid.data.forEach((_, place) => {
    const x = (place % grid.width) * PULSE_CELL;
    const y = Math.floor(place / grid.width) * PULSE_CELL;
    const breath = 1 + 0.38 * layered(breathing, 2, x / 150, y / 80, phase * BREATHS);
    const twinkle = 1 + 0.16 * shimmer(x / 26, y / 20, phase * BREATHS * 3);
    grid.data[place] = breath * twinkle;
  });
  return grid;
}

/** Lays the coals over what is behind them: ash lit by the flames, and the glow from within. */
function drawCoals(scene: Scene, mood: Mood, phase: number, haze: Haze): void {
  const { bed, pixels } = scene;
  const beat = pulse(phase);
  bed.cover.data.forEach((cover, place) => {
    if (cover === 0) return;
    const x = place % WIDTH;
    const row = Math.floor(place / WIDTH);
    const lit = hazeAt(haze.halo, x, BED_TOP + row - 46) * (bed.facing.data[place] ?? 0);
    const albedo = 0.03 + 0.2 * (bed.ash.data[place] ?? 0);
    const shown = smoothStep(0.05, 0.7, cover) * 0.93;
    const start = place * 3 + BED_TOP * WIDTH * 3;
    for (let part = 0; part < 3; part += 1) {
      const surface = albedo * (lit * 1.5 * (FIRELIGHT[part] ?? 0) + 0.012);
      pixels[start + part] = mix(pixels[start + part] ?? 0, surface, shown);
    }
    const glow = sampleLinear(beat, x / PULSE_CELL, row / PULSE_CELL) * mood.embers;
    addGlow(pixels, start, clamp((bed.heat.data[place] ?? 0) * glow) * 0.95, cover);
  });
}

/** The vault behind the fire and the halo in front of it. */
function drawAir(scene: Scene, haze: Haze): void {
  const { pixels, wall } = scene;
  for (let y = 0; y < HEIGHT; y += 1) {
    const far = smoothStep(60, 400, y);
    for (let x = 0; x < WIDTH; x += 1) {
      const place = y * WIDTH + x;
      const reflected =
        far === 0 ? 0 : hazeAt(haze.spread, x, y) * (wall.data[place] ?? 0) * far * 0.19;
      const halo = y < FLAME_TOP ? 0 : hazeAt(haze.halo, x, y) * 0.075;
      const start = place * 3;
      const behind = y < BED_TOP ? 1 : 1 - (scene.bed.cover.data[place - BED_TOP * WIDTH] ?? 0);
      add(pixels, start, behind * (NIGHT[0] + reflected) + halo);
      add(pixels, start + 1, behind * (NIGHT[1] + reflected * 0.3) + halo * 0.2);
      add(pixels, start + 2, behind * (NIGHT[2] + reflected * 0.1) + halo * 0.03);
    }
  }
}

function add(pixels: Float32Array, place: number, glow: number): void {
  const before = pixels[place] ?? 0;
  pixels[place] = before + glow - before * glow;
}

/** Bends light over the limit down, so that words above it stay easy to read. */
function calm(pixels: Float32Array, calmUntil: number): void {
  for (let y = 0; y < HEIGHT; y += 1) {
    const limit = mix(CALM_LUMINANCE, 1.2, smoothStep(calmUntil, calmUntil + 0.2, y / HEIGHT));
    for (let start = y * WIDTH * 3; start < (y + 1) * WIDTH * 3; start += 3) {
      const bright = luminance(pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0);
      const knee = limit * 0.35;
      if (bright <= knee) continue;
      const room = limit - knee;
      const kept = (knee + room * (1 - Math.exp(-(bright - knee) / room))) / bright;
      for (let part = start; part < start + 3; part += 1) pixels[part] = (pixels[part] ?? 0) * kept;
    }
  }
}

/** Moves the scene on to `frame` (frames come in order) and draws it into its pixels. */
export function drawFrame(scene: Scene, frame: number, mood: Mood): void {
  const phase = loopPhase(frame);
  scene.flames.advance(frame);
  scene.pixels.fill(0);
  drawFlames(scene, mood);
  const behind = spreadLight(scene.pixels);
  drawCoals(scene, mood, phase, behind);
  drawAir(scene, spreadLight(scene.pixels));
  drawSparks(scene.pixels, scene.sparks, phase);
  calm(scene.pixels, mood.calmUntil);
}
