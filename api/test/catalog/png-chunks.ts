// PNG files made by hand, for what no program would write.
import { crc32 } from 'node:zlib';

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** `colour`: 0 grey, 2 colours, 6 colours and transparency. */
type Head = { width: number; height: number; bits: number; colour: number; interlace: number };

/** The mark of a PNG and its first chunk. */
export function pngHead({ width, height, bits, colour, interlace }: Head): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colour, 0, 0, interlace], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, pngChunk('IHDR', head)]);
}
