import { FPS, FRAMES, HEIGHT, WIDTH, loopPhase } from './frame.ts';
import { heapTop } from './coal-bed.ts';
import { clamp, smoothStep } from './curves.ts';
import { makeGrid, sampleLinear, sampleSharp, type Grid } from './grid.ts';
import { layered, periodicNoise, type Noise } from './noise.ts';
import {
  WIND_CELL,
  blow,
  stillAir,
  weather,
  type Hearth,
  type Weather,
  type Wind,
} from './wind.ts';

/**
 * Flames are heat carried by moving air: lit at the bed, drawn upward, cooling as it goes. Air and
 * lighting repeat with the loop and all heat is gone within WARM_UP_FRAMES, so the flames repeat too.
 */
export type Flames = {
  readonly heat: Grid; // 0 to about 1, on FLAME_CELL px from FLAME_TOP down
  readonly advance: (frame: number) => void;
};

export const FLAME_CELL = 2; // px
export const FLAME_TOP = 180; // px
export const WARM_UP_FRAMES = 4 * FPS;

export type FlameKind = {
  readonly seed: number;
  readonly hearths: readonly Hearth[];
  readonly cooling: number; // heat lost a second
};

type Fire = FlameKind & {
  readonly weather: Weather;
  readonly flicker: Noise;
  readonly threads: Noise;
};

const TURNS = 8; // changes of the bed's lighting in one loop

function kindle(fire: Fire, x: number, phase: number): number {
  let strength = 0;
  for (const hearth of fire.hearths) {
    const away = (x - hearth.x) / hearth.width;
    const beat = 1 + 0.16 * Math.sin(2 * Math.PI * (phase + hearth.phase));
    strength += hearth.strength * beat * Math.exp(-away * away * 1.6);
  }
  const broad = layered(fire.flicker, 2, x / 60, 3.5, phase * TURNS);
  const fine = fire.threads(x / 15, 1.5, phase * TURNS * 2);
  return clamp(strength * (0.92 + 0.75 * broad + 0.3 * fine), 0, 1.15);
}

/** Lights the rows round the root, the middle ones most. */
function light(fire: Fire, heat: Grid, phase: number): void {
  const { width, data } = heat;
  const reach = 7; // rows
  for (let column = 0; column < width; column += 1) {
    const x = column * FLAME_CELL;
    const lit = kindle(fire, x, phase);
    const uneven = 12 * fire.flicker(x / 34, 9.5, phase * TURNS);
    const middle = (heapTop(x) + 6 + uneven - FLAME_TOP) / FLAME_CELL;
    for (let row = Math.ceil(middle - reach); row <= middle + reach; row += 1) {
      const share = 1 - Math.abs(row - middle) / (reach + 1);
      const place = row * width + column;
      data[place] = Math.max(data[place] ?? 0, lit * smoothStep(0, 0.7, share));
    }
  }
}

/** Carries the heat of `from` along the wind into `to` and cools it, over one frame. */
function carry(from: Grid, to: Grid, wind: Wind, cooling: number): void {
  const { width, height } = from;
  const reach = 1 / FPS / FLAME_CELL;
  for (let row = 0; row < height; row += 1) {
    const windY = (row * FLAME_CELL + FLAME_TOP) / WIND_CELL;
    for (let column = 0; column < width; column += 1) {
      const windX = (column * FLAME_CELL) / WIND_CELL;
      const across = sampleLinear(wind.across, windX, windY) * reach;
      const along = sampleLinear(wind.along, windX, windY) * reach;
      const carried = sampleSharp(from, column - across, row - along);
      to.data[row * width + column] = Math.max(0, carried - cooling / FPS);
    }
  }
}

export function makeFlames(kind: FlameKind): Flames {
  const fire: Fire = {
    ...kind,
    weather: weather(kind.seed, kind.hearths),
    flicker: periodicNoise(kind.seed + 7, 64, TURNS),
    threads: periodicNoise(kind.seed + 8, 64, TURNS * 2),
  };
  const heat = makeGrid(WIDTH / FLAME_CELL, (HEIGHT - FLAME_TOP) / FLAME_CELL);
  const before = makeGrid(heat.width, heat.height);
  const wind = stillAir();
  const advance = (frame: number) => {
    const phase = loopPhase(frame % FRAMES);
    blow(wind, fire.weather, phase);
    before.data.set(heat.data);
    carry(before, heat, wind, kind.cooling);
    light(fire, heat, phase);
  };
  return { heat, advance };
}
