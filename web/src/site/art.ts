// The drawings of the public pages, by name, each with its measures. A photograph of the same name
// under DATA_DIR/images/site stands in for a drawing (see site-picture.tsx).

const FILES = import.meta.glob<string>(['./art/*.svg', '!./art/review-*.svg'], {
  eager: true,
  import: 'default',
});

/** Width and height of each. */
const MEASURES = {
  basketball: [640, 640],
  catering: [640, 480],
  'cold-oven': [640, 640],
  'event-hall': [1600, 640],
  family: [960, 960],
  fiesta: [1400, 700],
  'fusion-armenia': [640, 480],
  'fusion-spain': [640, 480],
  'fusion-together': [640, 480],
  'hero-chicken': [800, 800],
  'hero-family': [800, 800],
  'hero-paella': [800, 800],
  'hero-phone': [800, 800],
  'hero-table': [800, 800],
  oven: [800, 800],
  'private-party': [640, 480],
  reservation: [640, 480],
  'town-map': [960, 640],
  'two-hands': [1200, 640],
} as const;

export type ArtName = keyof typeof MEASURES;

export function drawingOf(name: ArtName) {
  const src = FILES[`./art/${name}.svg`];
  if (src === undefined) throw new Error(`no drawing: ${name}`);
  const [width, height] = MEASURES[name];
  return { src, width, height };
}
