import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { encodePng, ffmpeg } from './encode.ts';
import { drawFrame, makeScene, type Mood } from './scene.ts';
import { developed, makeGrain } from './screen.ts';

const CARD_MOOD: Mood = { flames: 1.06, embers: 1.15, calmUntil: -1 };
const CARD_FRAME = 30;
const DRAWING_SIZE = 520; // px, of the 630 px high card
const DRAWING_LEFT = 500; // px
const DRAWING_TOP = 10; // px

/** The picture beside a shared link, 1200 by 630 px: the house's drawing over a brighter fire. */
export function makeSocialCard(drawing: string, workFolder: string, file: string): void {
  const scene = makeScene();
  for (let frame = 0; frame < CARD_FRAME; frame += 1) scene.flames.advance(frame);
  drawFrame(scene, CARD_FRAME, CARD_MOOD);
  const fire = join(workFolder, 'card-fire.png');
  const print = join(workFolder, 'card-drawing.png');
  encodePng(developed(scene.pixels, makeGrain(5)), fire);
  const size = String(DRAWING_SIZE);
  const run = spawnSync('rsvg-convert', ['-w', size, '-h', size, '-a', drawing, '-o', print], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`rsvg-convert: ${run.stderr}`);
  const fit = '[0]scale=1480:-2,crop=1200:630:200:in_h-630-30[fire]';
  const laid = `[fire][1]overlay=${DRAWING_LEFT}:${DRAWING_TOP}:format=rgb,format=yuvj420p`;
  const jpeg = ['-frames:v', '1', '-q:v', '6', '-huffman', 'optimal', file];
  ffmpeg(['-i', fire, '-i', print, '-filter_complex', `${fit};${laid}`, ...jpeg]);
}
