import { HEIGHT, WIDTH } from './frame.ts';
import { clamp, smoothStep } from './curves.ts';
import { makeGrid, type Grid } from './grid.ts';
import { periodicNoise, type Noise } from './noise.ts';

/** Movement of hot air in px/s on a coarse grid of the whole picture; up is negative y. */
export type Wind = { readonly across: Grid; readonly along: Grid };

export const WIND_CELL = 8; // px

/** A place that burns: where it stands, how wide and how strong (1 reaches mid-height). */
export type Hearth = {
  readonly x: number; // px
  readonly width: number; // px
  readonly strength: number;
  readonly phase: number; // 0 to 1
};

type Eddies = {
  readonly noise: Noise;
  readonly size: number; // px
  readonly speed: number; // px/s, about the fastest turn
  readonly rounds: number; // whole noise periods scrolled upward in one loop
  readonly periodY: number; // cells
  readonly turns: number; // cells of time in one loop
};

function eddies(seed: number, size: number, speed: number, rounds: number, turns: number): Eddies {
  const periodY = Math.ceil(HEIGHT / size);
  return { noise: periodicNoise(seed, periodY, turns), size, speed, rounds, periodY, turns };
}

export type Weather = { readonly eddies: readonly Eddies[]; readonly hearths: readonly Hearth[] };

export function weather(seed: number, hearths: readonly Hearth[]): Weather {
  return {
    hearths,
    eddies: [
      eddies(seed, 190, 62, 1, 5),
      eddies(seed + 1, 84, 50, 1, 7),
      eddies(seed + 2, 38, 26, 1, 9),
    ],
  };
}

/** Stream function: its slopes are a movement that neither gathers nor thins the air. */
function stream(weather: Weather, x: number, y: number, phase: number): number {
  let sum = 0;
  for (const { noise, size, speed, rounds, periodY, turns } of weather.eddies) {
    const rising = y / size + phase * rounds * periodY;
    sum += speed * size * 0.6 * noise(x / size + 40, rising, phase * turns);
  }
  return sum;
}

const BED = 590; // px, height where flames are rooted

/** Draught: slow at the bed, faster above, and drawn in toward each hearth so that tongues taper. */
function draught(hearths: readonly Hearth[], x: number, y: number, phase: number): number {
  const above = clamp((BED - y) / 260, 0, 1.3);
  let pull = 0;
  for (const hearth of hearths) {
    const sway = Math.sin(2 * Math.PI * (phase * 2 + hearth.phase - above * 0.35)) * 30 * above;
    const away = (x - hearth.x - sway) / hearth.width;
    pull -= away * Math.exp(-away * away * 0.8) * hearth.width * (0.35 + 0.5 * above);
  }
  return pull;
}

/** Fills `wind` for one place in the loop. */
export function blow(wind: Wind, weather: Weather, phase: number): void {
  const { width, height } = wind.across;
  const step = 4; // px
  for (let row = 0; row < height; row += 1) {
    const y = row * WIND_CELL;
    const free = 0.25 + 0.75 * smoothStep(BED + 20, BED - 170, y);
    const lift = -(62 + 120 * smoothStep(BED + 30, BED - 240, y));
    for (let column = 0; column < width; column += 1) {
      const x = column * WIND_CELL;
      const here = stream(weather, x, y, phase);
      const place = row * width + column;
      const turnX = (stream(weather, x, y + step, phase) - here) / step;
      const turnY = (here - stream(weather, x + step, y, phase)) / step;
      wind.across.data[place] = turnX * free + draught(weather.hearths, x, y, phase);
      wind.along.data[place] = lift + turnY * free;
    }
  }
}

export function stillAir(): Wind {
  const columns = WIDTH / WIND_CELL + 1;
  const rows = HEIGHT / WIND_CELL + 1;
  return { across: makeGrid(columns, rows), along: makeGrid(columns, rows) };
}
