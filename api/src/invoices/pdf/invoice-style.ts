// How an invoice looks: the house's colours, used sparingly, and a page that is printed well in black
// and white too. Lengths are points.
import type { Face } from './fonts.ts';

export const COLOURS = {
  ink: '#1d1613',
  secondary: '#6b4a34',
  accent: '#d9480f',
  hot: '#9c2a12',
  paper: '#fbf3e6',
  line: '#d9c9b4',
  white: '#ffffff',
} as const;

/** `leading` is the height of a line; `tabular` figures are of one width each. */
export type TextStyle = {
  face: Face;
  size: number;
  leading: number;
  colour: string;
  tabular?: boolean;
};

/** Nothing on the page that is text is smaller than `body`, but the labels and the page's foot. */
export const STYLES = {
  brand: { face: 'display', size: 22, leading: 26, colour: COLOURS.ink },
  heading: { face: 'display', size: 27, leading: 31, colour: COLOURS.ink },
  code: { face: 'strong', size: 12.5, leading: 18, colour: COLOURS.hot, tabular: true },
  body: { face: 'text', size: 9.25, leading: 13, colour: COLOURS.ink, tabular: true },
  strong: { face: 'strong', size: 9.25, leading: 13, colour: COLOURS.ink, tabular: true },
  name: { face: 'strong', size: 11, leading: 15, colour: COLOURS.ink },
  label: { face: 'strong', size: 8, leading: 11, colour: COLOURS.secondary },
  quiet: { face: 'text', size: 9.25, leading: 13, colour: COLOURS.secondary, tabular: true },
  total: { face: 'display', size: 30, leading: 38, colour: COLOURS.hot },
  foot: { face: 'text', size: 8, leading: 11, colour: COLOURS.secondary, tabular: true },
} as const satisfies Record<string, TextStyle>;

const MILLIMETRE = 72 / 25.4;

export const millimetres = (count: number): number => count * MILLIMETRE;

const WIDTH = 595.28;
const HEIGHT = 841.89;
const SIDE = millimetres(16);

/** A4. What is written ends at `bottom`; the foot lies below it. */
export const PAGE = {
  width: WIDTH,
  height: HEIGHT,
  left: SIDE,
  right: WIDTH - SIDE,
  innerWidth: WIDTH - 2 * SIDE,
  top: millimetres(15),
  bottom: HEIGHT - millimetres(24),
  foot: HEIGHT - millimetres(18),
} as const;
