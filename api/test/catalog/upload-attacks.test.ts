// Pictures that are more than they seem: small files that grow when they are opened, files that are two
// things at once, forms with odd names, two editors at once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { openDesk, type Desk } from './catalog-desk.ts';
import { formBody, FORM_HEADERS, picture, upload } from './picture-form.ts';
import { pngChunk, pngHead } from './png-chunks.ts';

let desk: Desk;
let id: number;

beforeEach(async () => {
  desk = await openDesk();
  ({ id } = await desk.product('Gata'));
});

const folderOf = () => join(desk.under.folder, 'images/products');
const filesOf = () => {
  try {
    return readdirSync(folderOf());
  } catch {
    return [];
  }
};
const patched = (bytes: Buffer, at: number, write: (target: Buffer, at: number) => void) => {
  const copy = Buffer.from(bytes);
  write(copy, at);
  return copy;
};

/** Small pictures whose heads say that they are large. */
const HEAVY: Record<string, () => Promise<Buffer>> = {
  'a progressive JPEG of 36 megapixels': async () => {
    const bytes = await picture(40, 30).jpeg({ progressive: true }).toBuffer();
    return patched(bytes, bytes.indexOf(Buffer.from([0xff, 0xc2])), (target, at) => {
      target.writeUInt16BE(6000, at + 5);
      target.writeUInt16BE(6000, at + 7);
    });
  },
  'an interlaced PNG of 25 megapixels with 8 bytes a pixel': () =>
    Promise.resolve(
      Buffer.concat([
        pngHead({ width: 5000, height: 5000, bits: 16, colour: 6, interlace: 1 }),
        pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
        pngChunk('IEND', Buffer.alloc(0)),
      ]),
    ),
  'a WebP of 49 megapixels': async () => {
    const bytes = await picture(40, 30).webp().toBuffer();
    return patched(bytes, 26, (target, at) => {
      target.writeUInt16LE(7000, at);
      target.writeUInt16LE(7000, at + 2);
    });
  },
  'an AVIF of 9 megapixels': async () => {
    const bytes = await picture(40, 30).avif().toBuffer();
    return patched(bytes, bytes.indexOf('ispe'), (target, at) => {
      target.writeUInt32BE(3000, at + 8);
      target.writeUInt32BE(3000, at + 12);
    });
  },
  'an AVIF that hides a larger picture': async () => {
    const bytes = await picture(40, 30).avif().toBuffer();
    const at = bytes.indexOf('ispe');
    const box = patched(bytes.subarray(at - 4, at + 16), 0, (target) => {
      target.writeUInt32BE(8000, 12);
      target.writeUInt32BE(8000, 16);
    });
    return Buffer.concat([bytes, box]);
  },
};

describe('a picture that takes more memory to open than there is for it', () => {
  test.each(Object.keys(HEAVY))('such as %s is refused unopened', async (name) => {
    const bytes = await HEAVY[name]?.();
    const reply = await upload(desk.staff, id, [{ bytes: bytes ?? '' }]);
    expect(reply.status).toBe(422);
    const isBeyondAll = name.includes('hides');
    expect((reply.body as { code: string }).code).toBe(
      isBeyondAll ? 'PICTURE_TOO_MANY_PIXELS' : 'PICTURE_TOO_HEAVY_TO_OPEN',
    );
    if (!isBeyondAll) {
      expect((reply.body as { error: string }).error).toBe(
        'La foto es demasiado grande para abrirla. Guárdala como JPEG normal (no progresivo), o más pequeña, y vuelve a intentarlo',
      );
    }
    expect(filesOf()).toEqual([]);
  });

  test('may be as large where it comes line by line', async () => {
    const large = { width: 6000, height: 6000, channels: 3, background: '#d9480f' } as const;
    const bytes = await sharp({ create: large }).jpeg({ quality: 20 }).toBuffer();
    expect((await upload(desk.staff, id, [{ bytes }])).status).toBe(200);
  });
});

/** Small pictures whose heads name few pixels in all, and rows or columns of enormous length. */
const LONG: Record<string, () => Promise<Buffer>> = {
  'PNG of 10,000,000 × 6': () => longPng(10_000_000, 6),
  'PNG of 6 × 8,000,000': () => longPng(6, 8_000_000),
  'JPEG of 40,000 × 40': async () => {
    const bytes = await picture(40, 40).jpeg().toBuffer();
    return patched(bytes, bytes.indexOf(Buffer.from([0xff, 0xc0])), (target, at) => {
      target.writeUInt16BE(40_000, at + 7);
    });
  },
  'AVIF of 100,000 × 30': async () => {
    const bytes = await picture(40, 30).avif().toBuffer();
    return patched(bytes, bytes.indexOf('ispe'), (target, at) => {
      target.writeUInt32BE(100_000, at + 8);
    });
  },
};

function longPng(width: number, height: number): Promise<Buffer> {
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Promise.resolve(
    Buffer.concat([
      pngHead({ width, height, bits: 8, colour: 6, interlace: 0 }),
      pngChunk('IDAT', rows),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

test.each(Object.keys(LONG))('a %s is refused unopened', async (name) => {
  const bytes = await LONG[name]?.();
  const reply = await upload(desk.staff, id, [{ bytes: bytes ?? '' }]);
  expect(reply).toMatchObject({ status: 422, body: { code: 'PICTURE_TOO_MANY_PIXELS' } });
  expect(filesOf()).toEqual([]);
});

/** A picture of our own with one more chunk behind its head. */
async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const bytes = await picture(100, 80).png().toBuffer();
  const head = 33;
  return Buffer.concat([bytes.subarray(0, head), pngChunk(type, data), bytes.subarray(head)]);
}

describe('what comes along with a picture', () => {
  const swollen = () => deflateSync(Buffer.alloc(200_000_000));

  test.each<[string, string, () => Buffer]>([
    ['a colour profile', 'iCCP', () => Buffer.concat([Buffer.from('x\0\0'), swollen()])],
    ['a text', 'zTXt', () => Buffer.concat([Buffer.from('x\0\0'), swollen()])],
    ['a camera’s notes', 'eXIf', () => Buffer.alloc(3_000_000, 0x41)],
  ])('%s that is a bomb or nonsense never comes to rest with us', async (_name, type, data) => {
    const { status } = await upload(desk.staff, id, [{ bytes: await pngWith(type, data()) }]);
    expect([200, 422]).toContain(status);
    for (const name of filesOf()) {
      const { icc, exif } = await sharp(readFileSync(join(folderOf(), name))).metadata();
      expect([icc, exif]).toEqual([undefined, undefined]);
    }
  });

  test('a script before, in or behind it is not kept', async () => {
    const script = Buffer.from('<?php system($_GET[0]); ?><script>alert(1)</script>');
    const jpeg = await picture(100, 80).jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
    const inside = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    for (const bytes of [inside, Buffer.concat([jpeg, script])]) {
      expect((await upload(desk.staff, id, [{ bytes, name: 'foto.php' }])).status).toBe(200);
      const [name = ''] = filesOf();
      expect(name).toMatch(/\.webp$/);
      expect(readFileSync(join(folderOf(), name)).includes('alert')).toBe(false);
    }
    const before = Buffer.concat([script, jpeg]);
    expect((await upload(desk.staff, id, [{ bytes: before }])).status).toBe(415);
  });

  test('an orientation that does not exist does no harm', async () => {
    const bytes = await picture(90, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const at = bytes.indexOf(Buffer.from([0x01, 0x12, 0, 3])) + 8;
    const reversed = bytes.indexOf(Buffer.from([0x12, 0x01, 3, 0])) + 8;
    const wrong = patched(bytes, Math.max(at, reversed), (target, place) => {
      target.fill(0x77, place, place + 2);
    });
    expect((await upload(desk.staff, id, [{ bytes: wrong }])).status).toBe(200);
  });

  test('further pictures of an animation are left out', async () => {
    const frames = [0, 128, 255].map((mean) => picture(30, 20, mean).png().toBuffer());
    const bytes = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100, 100] })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(3);
    expect((await upload(desk.staff, id, [{ bytes }])).status).toBe(200);
    const [name = ''] = filesOf();
    const { pages = 1, width, height } = await sharp(join(folderOf(), name)).metadata();
    expect([pages, width, height]).toEqual([1, 30, 20]);
  });
});

describe('an odd form', () => {
  test.each(['__proto__', 'constructor', 'toString'])(
    'with the field %s is refused',
    async (field) => {
      const bytes = await picture(30, 20).jpeg().toBuffer();
      const { status } = await upload(desk.staff, id, [{ bytes, field }]);
      expect(status).toBe(400);
      expect(filesOf()).toEqual([]);
    },
  );

  test.each(['1%2F..%2F2', '..%2F1', '0', '-1', '1e3', '99999999999', '%00'])(
    'for the product %s is refused',
    async (name) => {
      const bytes = await picture(30, 20).jpeg().toBuffer();
      const { status } = await upload(desk.staff, name, [{ bytes }]);
      expect([400, 404]).toContain(status);
      expect(filesOf()).toEqual([]);
    },
  );
});

describe('two editors', () => {
  test('who send a picture of one product at once: one is taken, one is told, one file stays', async () => {
    const { version } = await desk.product('Gata');
    const send = async (mean: number) => {
      const bytes = await picture(200, 150, mean).jpeg().toBuffer();
      const url = `/api/products/${id}/image?version=${version}`;
      return desk.staff.post(url, formBody([{ bytes }]), FORM_HEADERS);
    };
    const replies = await Promise.all([send(60), send(200)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(filesOf()).toEqual([(await desk.product('Gata')).imageUrl]);
  });

  test('who name no state: the last one stays, with one file', async () => {
    const bytes = await picture(200, 150).jpeg().toBuffer();
    const replies = await Promise.all([1, 2, 3].map(() => upload(desk.staff, id, [{ bytes }])));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(filesOf()).toEqual([(await desk.product('Gata')).imageUrl]);
  });
});

test('a product that is retired may get its picture, and stays retired', async () => {
  const { version } = await desk.product('Gata');
  await desk.staff.patch(`/api/products/${id}`, { deleted: true, version });
  const { status, body } = await upload(desk.staff, id, [
    { bytes: await picture(30, 20).jpeg().toBuffer() },
  ]);
  expect([status, (body as CatalogProduct).deleted]).toEqual([200, true]);
  expect(filesOf()).toEqual([(body as CatalogProduct).imageUrl]);
});
