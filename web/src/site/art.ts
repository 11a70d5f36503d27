// The drawings of the public pages, by name.
import { DRAWINGS } from '@brasa/core/site/site-drawings.ts';

const FILES = import.meta.glob<string>(['./art/*.svg', '!./art/review-*.svg'], {
  eager: true,
  import: 'default',
});

export type ArtName = keyof typeof DRAWINGS;

export function drawingOf(name: ArtName) {
  const src = FILES[`./art/${name}.svg`];
  if (src === undefined) throw new Error(`no drawing: ${name}`);
  const [width, height] = DRAWINGS[name];
  return { src, width, height };
}
