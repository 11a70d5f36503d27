/**
 * Makes the fire of the home page: a silent film that loops without a seam, its posters and the
 * picture for shared links, all into web/src/site/film. Everything is computed here from seeds, so
 * a run always gives the same frames.
 *
 *   node scripts/node.mjs web/film/render-film.ts            the film, the posters and the card
 *   node scripts/node.mjs web/film/render-film.ts --encode   the films anew from the last frames
 *   node scripts/node.mjs web/film/render-film.ts --card     the card alone
 *
 * Needs ffmpeg (with libsvtav1, libx264, libaom and libwebp) and rsvg-convert on the path; takes
 * about three minutes. The site itself never runs this: its output is kept with the sources.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkWeight, encodeMp4, encodePosters, encodeWebm, writeMaster } from './encode.ts';
import { FRAMES } from './frame.ts';
import { FILM_MOOD, drawFrame, makeScene, type Scene } from './scene.ts';
import { developed, makeGrain } from './screen.ts';
import { makeSocialCard } from './social-card.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const OUTPUT = join(ROOT, 'web', 'src', 'site', 'film');
const CACHE = join(ROOT, '.cache', 'film');
const MASTER = join(CACHE, 'master.mkv');
const DRAWING = join(ROOT, 'web', 'src', 'site', 'art', 'hero-chicken.svg');

const LIMITS_KB = {
  'embers.webm': 560,
  'embers.mp4': 560,
  'embers-poster.avif': 20,
  'embers-poster.webp': 40,
  'embers-poster.jpg': 40,
  'og-image.jpg': 90,
};

/** All frames of one loop; the first is the poster too, so that the film starts without a jump. */
function* frames(scene: Scene): Generator<Buffer> {
  const grain = makeGrain(5);
  for (let frame = 0; frame < FRAMES; frame += 1) {
    drawFrame(scene, frame, FILM_MOOD);
    const picture = developed(scene.pixels, grain);
    if (frame === 0) encodePosters(picture, join(OUTPUT, 'embers-poster'));
    if (frame % 24 === 0) console.log(`frame ${frame} of ${FRAMES}`);
    yield picture;
  }
}

function encodeFilms(): void {
  encodeWebm(MASTER, join(OUTPUT, 'embers.webm'));
  encodeMp4(MASTER, join(OUTPUT, 'embers.mp4'));
}

const only = process.argv[2];
mkdirSync(CACHE, { recursive: true });
mkdirSync(OUTPUT, { recursive: true });
if (only === undefined) await writeMaster(frames(makeScene()), MASTER);
if (only !== '--card') encodeFilms();
if (only !== '--encode') makeSocialCard(DRAWING, CACHE, join(OUTPUT, 'og-image.jpg'));
for (const [name, limit] of Object.entries(LIMITS_KB)) {
  console.log(checkWeight(join(OUTPUT, name), limit));
}
