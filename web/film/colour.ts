import { clamp, mix } from './curves.ts';

/** Linear light, red, green, blue, each 0 to 1. */
export type Light = readonly [number, number, number];

const STEPS = 1024;

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function toScreen(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Linear light of a colour written as 0xrrggbb. */
function light(hex: number): Light {
  const part = (shift: number) => toLinear(((hex >> shift) & 255) / 255);
  return [part(16), part(8), part(0)];
}

/** WCAG relative luminance of linear light. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const NIGHT = light(0x1d1613);

/** From cold to white-hot; the house colours pimentón, brasa and azafrán are on the way. */
const HEAT_STOPS: readonly (readonly [heat: number, colour: Light])[] = [
  [0, [0, 0, 0]],
  [0.1, light(0x2a0a05)],
  [0.28, light(0x9c2a12)],
  [0.52, light(0xd9480f)],
  [0.76, light(0xf2a33a)],
  [0.92, light(0xffd98a)],
  [1, light(0xfff0c4)],
];

function heatColour(heat: number): Light {
  const upper = HEAT_STOPS.findIndex(([stop]) => stop >= heat);
  const [highHeat, high] = HEAT_STOPS[Math.max(upper, 1)] ?? [1, NIGHT];
  const [lowHeat, low] = HEAT_STOPS[Math.max(upper, 1) - 1] ?? [0, NIGHT];
  const share = (heat - lowHeat) / (highHeat - lowHeat);
  return [mix(low[0], high[0], share), mix(low[1], high[1], share), mix(low[2], high[2], share)];
}

const HEAT_TABLE = Float32Array.from({ length: (STEPS + 1) * 3 }, (_, index) => {
  return heatColour(Math.floor(index / 3) / STEPS)[index % 3] ?? 0;
});

/** Adds the glow of `heat` (0 to 1) to three floats at `place` as light through light: never over 1. */
export function addGlow(pixels: Float32Array, place: number, heat: number, share = 1): void {
  const entry = Math.round(clamp(heat) * STEPS) * 3;
  for (let part = 0; part < 3; part += 1) {
    const glow = (HEAT_TABLE[entry + part] ?? 0) * share;
    const before = pixels[place + part] ?? 0;
    pixels[place + part] = before + glow - before * glow;
  }
}
