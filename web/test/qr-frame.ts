// What a camera would see of a QR: drawn into a frame by hand, so that a test can say how far away,
// how tilted and how badly lit it is. The same picture each time: its noise has a seed.
import encodeQR from 'qr';

export type Frame = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

export type Sight = {
  width?: number;
  height?: number;
  /** The side of the code with its margin, in pixels of the frame. */
  side?: number;
  /** Turned in the frame, in degrees. */
  turned?: number;
  /** Leaning away from the camera: 0.3 makes its far edge about a third shorter. */
  leaning?: number;
  /** How far a pixel may stray from its brightness, of 255. */
  noise?: number;
  /** The radius over which the picture is out of focus, in pixels. */
  blur?: number;
  /** How much brighter paper is than ink, of 255, and how bright the paper is. */
  contrast?: number;
  paper?: number;
  /** Light from one side: what its dark side keeps of it. */
  shade?: number;
  /** A lamp's reflection on the screen that shows it, as its radius in pixels. */
  glare?: number;
  isInverted?: boolean;
  isMirrored?: boolean;
};

/** The wallet's own margin, in modules; it is drawn with the same correction of faults. */
const MARGIN = 2;

/** A frame that shows the text as a QR on a desk that is neither ink nor paper. */
export function qrFrame(text: string, sight: Sight = {}): Frame {
  const { width = 640, height = 480, blur = 0 } = sight;
  const modules = encodeQR(text, 'raw', { border: MARGIN, ecc: 'medium' });
  let grey = brightness(modules, { ...sight, width, height });
  if (blur > 0) grey = blurred(grey, width, height, blur);
  return lit(grey, { ...sight, width, height });
}

type Sized = Sight & { width: number; height: number };

/** Four samples a pixel, as a lens would mix what lies across its edge. */
const SAMPLES = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

function brightness(modules: boolean[][], sight: Sized): Float32Array {
  const { width, height, side = 300, contrast = 160, paper = 225 } = sight;
  const ink = paper - contrast;
  const [dark, light] = sight.isInverted ? [paper, ink] : [ink, paper];
  const grey = new Float32Array(width * height).fill((paper + ink) / 2);
  const at = placeOf(modules.length, side, sight);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (const [dx, dy] of SAMPLES) {
        const [column, row] = at(x + dx - width / 2, y + dy - height / 2);
        const module = modules[Math.floor(row)]?.[Math.floor(column)];
        sum += module === undefined ? (paper + ink) / 2 : module ? dark : light;
      }
      grey[y * width + x] = sum / 4;
    }
  }
  return grey;
}

/** Which module lies at a point of the frame, counted from its middle. */
function placeOf(count: number, side: number, { turned = 0, leaning = 0, isMirrored }: Sight) {
  const radians = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return (x: number, y: number): [number, number] => {
    const depth = 1 / (1 + (leaning * y) / side);
    const [u, v] = [x * depth, y * depth];
    const across = (u * cos + v * sin) / side + 0.5;
    const down = (v * cos - u * sin) / side + 0.5;
    return [(isMirrored ? 1 - across : across) * count, down * count];
  };
}

/** Twice the mean of the neighbours, along and across: close to what a lens does. */
function blurred(grey: Float32Array, width: number, height: number, radius: number): Float32Array {
  let result = grey;
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 0],
    [0, 1],
  ] as const) {
    const source = result;
    result = source.map((_, index) => {
      const [x, y] = [index % width, Math.floor(index / width)];
      let [sum, count] = [0, 0];
      for (let step = -radius; step <= radius; step++) {
        const [nx, ny] = [x + dx * step, y + dy * step];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        sum += source[ny * width + nx] ?? 0;
        count += 1;
      }
      return sum / count;
    });
  }
  return result;
}

function lit(grey: Float32Array, sight: Sized): Frame {
  const { width, height, noise = 0, shade = 1, glare = 0 } = sight;
  const random = seeded(1);
  const data = new Uint8ClampedArray(width * height * 4);
  grey.forEach((value, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const light = 1 - (1 - shade) * (x / width);
    const distance = Math.hypot(x - width / 2 - 20, y - height / 2 - 30);
    const reflected = distance < glare ? 255 : 0;
    const seen = Math.max(value * light, reflected) + (random() * 2 - 1) * noise;
    // Leña on crema: the ink of the wallet is brown.
    data[index * 4] = seen;
    data[index * 4 + 1] = seen * 0.93;
    data[index * 4 + 2] = seen * 0.86;
    data[index * 4 + 3] = 255;
  });
  return { width, height, data };
}

/** Numbers from 0 to 1, the same ones each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
