// Forms with pictures, as a browser sends them.
import sharp from 'sharp';
import type { Caller, Reply } from '../shop-under-test.ts';

export type FormFile = { field?: string; name?: string; type?: string; bytes: Buffer | string };

const BOUNDARY = '----brasa-test';

export const FORM_HEADERS = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

export function formBody(files: readonly FormFile[]): Buffer {
  const parts = files.flatMap(
    ({ field = 'image', name = 'foto.jpg', type = 'image/jpeg', bytes }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
          `Content-Type: ${type}\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ],
  );
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export function upload(
  caller: Caller,
  id: number | string,
  files: readonly FormFile[],
  headers: Record<string, string> = {},
): Promise<Reply> {
  return caller.post(`/api/products/${id}/image`, formBody(files), { ...FORM_HEADERS, ...headers });
}

/** A picture with something on it, so that it has a size like a photograph's. */
export function picture(width: number, height: number, mean = 128) {
  const noise = { type: 'gaussian' as const, mean, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: '#d9480f', noise } });
}

/** A picture of one colour, for when its measures alone matter: noise is dear to compress. */
export function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#d9480f' } });
}

/**
 * A picture with something on it, as a file of this kind. An AVIF is made without the effort to make it
 * small.
 */
export function pictureFile(
  kind: 'jpeg' | 'png' | 'webp' | 'avif',
  width: number,
  height: number,
): Promise<Buffer> {
  const made = picture(width, height);
  return (kind === 'avif' ? made.avif({ effort: 0 }) : made.toFormat(kind)).toBuffer();
}
