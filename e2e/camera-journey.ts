// Journeys in front of a camera: Chromium's own fake one, which shows a film of a QR.
import { writeFileSync } from 'node:fs';
import { qrFrame, type Sight } from '../web/test/qr-frame.ts';
import { test as base } from './media-journey.ts';

/** Lets the camera show a QR of this text from the next time it is opened. */
export type Show = (text: string, sight?: Sight) => void;

/** A hand that is never quite still. */
const TURNS = [-6, -3, 0, 2, 5, 9];

/** Nothing but a desk, until something is held before the camera; made once for all journeys. */
let desk: Buffer | undefined;
const filmOfDesk = () => (desk ??= film('', { side: 1 }));

/** A film in YUV4MPEG2, grey: one plane of brightness a frame, and two of no colour. */
function film(text: string, sight: Sight): Buffer {
  const [width, height] = [640, 480];
  const colourless = Buffer.alloc((width * height) / 2, 128);
  const frames = TURNS.map((turned) => {
    const { data } = qrFrame(text, { turned, noise: 12, blur: 1, ...sight, width, height });
    const brightness = Buffer.from(data.filter((_, index) => index % 4 === 0));
    return Buffer.concat([Buffer.from('FRAME\n'), brightness, colourless]);
  });
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F6:1 Ip A1:1 C420\n`),
    ...frames,
  ]);
}

export const test = base.extend<{ show: Show }>({
  show: [
    async ({ filmFile }, use) => {
      const show: Show = (text, sight = {}) => writeFileSync(filmFile, film(text, sight));
      writeFileSync(filmFile, filmOfDesk());
      await use(show);
    },
    { auto: true },
  ],
});
