// sharp, loaded with the first picture that needs it, and told to read nothing but photographs: its
// readers of drawings and documents never see what somebody has sent.
import type sharp from 'sharp';

export type PictureEngine = typeof sharp;

let loading: Promise<PictureEngine> | undefined;

/** The kinds of files that it reads, as libvips calls their readers. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

export function pictureEngine(): Promise<PictureEngine> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PictureEngine> {
  const { default: engine } = await import('sharp');
  engine.block({ operation: ['VipsForeignLoad'] });
  engine.unblock({ operation: READERS });
  // No picture is asked for twice; what was decoded need not be remembered.
  engine.cache(false);
  return engine;
}
