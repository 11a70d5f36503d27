import { clamp, mix } from './curves.ts';
import { latticeValue, type Random } from './random.ts';

/** A piece of charcoal: a many-sided body, cut by planes that face the viewer. */
export type Coal = {
  readonly x: number; // px, middle
  readonly y: number; // px, middle
  readonly size: number; // px, about the half width
  readonly near: number; // 0 at the back of the bed, 1 in front
  readonly warmth: number; // 0 to 1, how much of it glows
  readonly faces: readonly Face[];
};

type Face = { readonly x: number; readonly y: number; readonly z: number; readonly reach: number };

type Shape = { readonly flat: number; readonly stretch: number; readonly axis: number };

function face(random: Random, turn: number, shape: Shape, tilt: number): Face {
  const lean = Math.sin(tilt);
  return {
    x: Math.cos(turn) * lean,
    y: Math.sin(turn) * lean * shape.flat,
    z: Math.cos(tilt),
    reach: mix(0.62, 0.95, random()) * (1 + shape.stretch * Math.cos(turn - shape.axis) ** 2),
  };
}

export function makeCoal(random: Random, x: number, y: number, size: number, near: number): Coal {
  const shape = {
    flat: mix(1.05, 1.6, random()),
    stretch: 0.6 * random() ** 2,
    axis: (random() - 0.5) * 1.6,
  };
  const start = random() * 7;
  const ring = (count: number, tilt: number) =>
    Array.from({ length: count }, (_, index) =>
      face(
        random,
        start + ((index + random() * 0.7) / count) * 2 * Math.PI,
        shape,
        tilt + (random() - 0.5) * 0.3,
      ),
    );
  const faces = [...ring(7, 1.4), ...ring(5, 0.8), ...ring(2, 0.25)];
  return { x, y, size, near, warmth: random(), faces };
}

/** Where the coal is met: height toward the viewer in sizes, and the way its surface looks. */
export type Hit = { height: number; normalX: number; normalY: number };

/** Meets the coal `dx`, `dy` sizes off its middle; false beside it. */
export function meet(coal: Coal, dx: number, dy: number, hit: Hit): boolean {
  hit.height = 9;
  for (const side of coal.faces) {
    const height = (side.reach - side.x * dx - side.y * dy) / side.z;
    if (height < hit.height) {
      hit.height = height;
      hit.normalX = side.x;
      hit.normalY = side.y;
    }
  }
  return hit.height > 0;
}

/** Distance in cells to the nearest seam of a web of irregular cells: the cracks of burnt wood. */
export function seamDistance(x: number, y: number, seed: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  let first = 9;
  let second = 9;
  for (let row = cellY - 1; row <= cellY + 1; row += 1) {
    for (let column = cellX - 1; column <= cellX + 1; column += 1) {
      const dx = column + latticeValue(column, row, seed) - x;
      const dy = row + latticeValue(column, row, seed + 1) - y;
      const distance = Math.hypot(dx, dy);
      second = Math.min(second, Math.max(first, distance));
      first = Math.min(first, distance);
    }
  }
  return clamp(second - first);
}
