// What is kept of a picture that somebody has sent (docs/decisions/0015).
import { Failure } from '../failure.ts';
import { checkMeasures, pictureEngine } from './picture-engine.ts';

const WIDEST = 1600;
const TALLEST = 2000;
const QUALITY = 90;
const SECONDS_TO_DECODE = 30;
/** Behind what is see-through: the paper of the site. */
const PAPER = '#fffaf1';

/** An upright WebP of screen size, without metadata. Throws PICTURE_BROKEN, as checkMeasures. */
export async function normalisePicture(bytes: Buffer): Promise<Buffer> {
  const engine = await pictureEngine();
  try {
    const { width, height } = await checkMeasures(engine, bytes);
    // A flaw that is no loss, such as a camera's odd marker, is forgiven; a missing part is not.
    const options = {
      limitInputPixels: width * height,
      failOn: 'error',
      autoOrient: true,
    } as const;
    return await engine(bytes, options)
      .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS_TO_DECODE })
      .toBuffer();
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('PICTURE_BROKEN');
  }
}
