import { HEIGHT, LOOP_SECONDS, WIDTH } from './frame.ts';
import { clamp, mix, smoothStep } from './curves.ts';
import { addGlow } from './colour.ts';
import { heapTop } from './coal-bed.ts';
import { seeded } from './random.ts';

type Spark = {
  readonly birth: number; // 0 to 1 of the loop
  readonly life: number; // s, shorter than the loop
  readonly x: number; // px
  readonly rise: number; // px/s
  readonly drift: number; // px/s
  readonly swing: number; // px
  readonly beat: number; // rad/s
  readonly start: number; // rad
  readonly size: number; // px
  readonly heat: number; // 0 to 1
};

const COUNT = 64;
const SHUTTER = 1 / 30; // s

export function makeSparks(seed: number): Spark[] {
  const random = seeded(seed);
  return Array.from({ length: COUNT }, () => ({
    birth: random(),
    life: mix(2.2, 5.6, random() ** 1.4),
    x: random() < 0.7 ? mix(520, 1120, random()) : mix(30, WIDTH - 30, random()),
    rise: mix(55, 125, random()),
    drift: mix(-9, 14, random()),
    swing: mix(4, 20, random()),
    beat: mix(0.9, 2.6, random()),
    start: random() * 7,
    size: mix(0.8, 1.7, random() ** 2),
    heat: mix(0.55, 0.9, random()),
  }));
}

function dot(
  pixels: Float32Array,
  x: number,
  y: number,
  size: number,
  heat: number,
  share: number,
) {
  const reach = Math.ceil(size * 3);
  for (let row = Math.floor(y) - reach; row <= y + reach; row += 1) {
    for (let column = Math.floor(x) - reach; column <= x + reach; column += 1) {
      if (row < 0 || row >= HEIGHT || column < 0 || column >= WIDTH) continue;
      const away = ((column - x) ** 2 + (row - y) ** 2) / (size * size);
      const glow = share * Math.exp(-away);
      if (glow > 0.004) addGlow(pixels, (row * WIDTH + column) * 3, heat, glow);
    }
  }
}

/** Draws one spark as the short line that it leaves while the shutter is open. */
function streak(pixels: Float32Array, spark: Spark, age: number): void {
  const share = age / spark.life;
  const glow = smoothStep(0, 0.08, share) * (1 - share) ** 1.3;
  const flicker = 0.75 + 0.25 * Math.sin(age * spark.beat * 4.7 + spark.start);
  const steps = 4;
  for (let step = 0; step < steps; step += 1) {
    const time = age + (step / steps) * SHUTTER;
    const climb = spark.rise * time * (1 - 0.28 * (time / spark.life));
    const sway = Math.sin(time * spark.beat + spark.start) - Math.sin(spark.start);
    const curl = Math.sin(time * spark.beat * 2.3 + spark.start * 3) * 0.3;
    const x = spark.x + spark.drift * time + spark.swing * (sway + curl) * clamp(time);
    const y = heapTop(spark.x) + 6 - climb;
    dot(pixels, x, y, spark.size, spark.heat * (1 - 0.4 * share), glow * flicker * 0.5);
    dot(pixels, x, y, spark.size * 4, 0.4, glow * flicker * 0.02);
  }
}

export function drawSparks(pixels: Float32Array, sparks: readonly Spark[], phase: number): void {
  for (const spark of sparks) {
    const age = ((phase - spark.birth + 1) % 1) * LOOP_SECONDS;
    if (age < spark.life) streak(pixels, spark, age);
  }
}
