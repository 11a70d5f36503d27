// The drawings of the public pages. A photograph of the same name in DATA_DIR/images/site stands in for one.
// See docs/rules/catalog.md#drawings-and-photographs.

/** Width and height of each, in pixels. */
export const DRAWINGS = {
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

/** The names that a photograph in images/site can have. */
export const sitePictureNames = (): string[] => [
  ...Object.keys(DRAWINGS),
  'review-logo',
  'review-logo-alt',
  'embers-poster',
];
