import { HEIGHT, WIDTH } from './frame.ts';
import { smoothStep } from './curves.ts';
import { makeGrid, type Grid } from './grid.ts';
import { layered, periodicNoise } from './noise.ts';
import { latticeValue } from './random.ts';

const COURSE = 58; // px, height of a ring of bricks
const BRICK = 0.105; // rad, length of a brick

/** How much firelight each pixel of the vault gives back, 0 to about 1: rings of sooty bricks. */
export function makeOvenWall(): Grid {
  const wall = makeGrid(WIDTH, HEIGHT);
  const soot = periodicNoise(77);
  wall.data.forEach((_, place) => {
    const x = place % WIDTH;
    const y = Math.floor(place / WIDTH);
    const ragged = layered(soot, 2, x / 23, y / 23, 0.5);
    const away = Math.hypot((x - 700) * 0.86, y - 860) + ragged * 5;
    const ring = Math.floor(away / COURSE);
    const turn = Math.atan2(y - 860, x - 700) / BRICK + (ring % 2) * 0.5 + ragged * 0.03;
    const acrossEdge = Math.abs((away / COURSE) % 1) - 0.5;
    const alongEdge = turn - Math.floor(turn) - 0.5;
    const joint =
      smoothStep(0.5, 0.42, Math.abs(acrossEdge)) * smoothStep(0.5, 0.45, Math.abs(alongEdge));
    const tone = 0.6 + 0.4 * latticeValue(ring, Math.floor(turn), 3);
    const grain = 0.85 + 0.35 * layered(soot, 3, x / 31, y / 31, 3.5);
    wall.data[place] = tone * grain * (0.3 + 0.7 * joint);
  });
  return wall;
}
