// What is no picture is refused with a clear word and leaves no file (issue: script, drawing, bomb,
// truncated, oversized).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import type { Reply } from '../shop-under-test.ts';
import { openDesk, type Desk } from './catalog-desk.ts';
import { beginUpload } from './half-upload.ts';
import {
  FORM_HEADERS,
  formBody,
  picture,
  pictureFile,
  upload,
  type FormFile,
} from './picture-form.ts';
import { pngChunk, pngHead } from './png-chunks.ts';

const MB = 1024 * 1024;

/** A PNG of a few bytes that says it is enormous. */
function bomb(width: number, height: number): Buffer {
  return Buffer.concat([
    pngHead({ width, height, bits: 1, colour: 0, interlace: 0 }),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The first bytes of what an iPhone keeps. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(500),
]);

let desk: Desk;
let id: number;
let before: unknown;

const filesOf = () => {
  const folder = join(desk.under.folder, 'images');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
};
const state = async () => [await countRows(desk.under.shop.db), await desk.read()];

beforeEach(async () => {
  desk = await openDesk();
  ({ id } = await desk.product('Gata'));
  before = await state();
});

async function expectRefused(reply: Reply, status: number, code: string, text?: string) {
  expect([reply.status, (reply.body as { code: string }).code]).toEqual([status, code]);
  if (text !== undefined) expect(JSON.stringify(reply.body)).toContain(text);
  expect(filesOf()).toEqual([]);
  expect(await state()).toEqual(before);
}

describe('what is no photograph', () => {
  test.each<[string, Buffer | string]>([
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a drawing behind a declaration', '<?xml version="1.0"?><svg/>'],
    ['a document', '%PDF-1.7'],
    ['an animation', 'GIF89a'],
    ['a raw picture', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])],
    ['an archive', Buffer.from([0x50, 0x4b, 3, 4])],
    ['a film', Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypisom\0\0\0\0isom')])],
    ['a single byte', Buffer.from([0xff])],
  ])('such as %s named .jpg is refused', async (_name, bytes) => {
    const reply = await upload(desk.staff, id, [{ bytes, name: 'foto.jpg', type: 'image/jpeg' }]);
    await expectRefused(
      reply,
      415,
      'PICTURE_TYPE',
      'El archivo no es una foto JPEG, PNG, WebP o AVIF',
    );
  });

  test('but one of the iPhone’s own kind is told what to do', async () => {
    const reply = await upload(desk.staff, id, [{ bytes: HEIC }]);
    await expectRefused(reply, 415, 'PICTURE_HEIC', 'Guárdala como JPEG');
  });
});

describe('a photograph', () => {
  test('that is really a drawing behind the first bytes of one is refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const head of [
      [0xff, 0xd8, 0xff, 0xe0],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ]) {
      const bytes = Buffer.concat([Buffer.from(head), svg]);
      await expectRefused(await upload(desk.staff, id, [{ bytes }]), 422, 'PICTURE_BROKEN');
    }
  });

  test.each([
    [50_000, 50_000],
    [60_001, 1000],
    [2_000_000_000, 1],
  ])('of %i × %i pixels is refused before it is unpacked', async (width, height) => {
    const reply = await upload(desk.staff, id, [{ bytes: bomb(width, height) }]);
    expect(reply.status).toBe(422);
    const { code } = reply.body as { code: string };
    expect(['PICTURE_TOO_MANY_PIXELS', 'PICTURE_BROKEN']).toContain(code);
    if (width === 50_000) {
      const text =
        'La foto tiene demasiados píxeles: como máximo 60 megapíxeles, y 20 000 por lado';
      await expectRefused(reply, 422, 'PICTURE_TOO_MANY_PIXELS', text);
    }
    expect(filesOf()).toEqual([]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of the kind %s that has lost its end is refused',
    async (kind) => {
      const whole = await pictureFile(kind, 500, 400);
      for (const part of [0.5, 0.95]) {
        const bytes = whole.subarray(0, Math.floor(whole.length * part));
        const reply = await upload(desk.staff, id, [{ bytes }]);
        await expectRefused(reply, 422, 'PICTURE_BROKEN', 'La foto está dañada o incompleta');
      }
    },
  );

  test('of 8 MB is taken, with one byte more it is refused', async () => {
    const jpeg = await picture(300, 200).jpeg().toBuffer();
    // What comes behind a JPEG's end is ignored.
    const large = Buffer.concat([jpeg, Buffer.alloc(8 * MB + 1 - jpeg.length)]);
    const refused = await upload(desk.staff, id, [{ bytes: large }]);
    await expectRefused(refused, 413, 'PICTURE_TOO_LARGE', 'como máximo 8 MB');
    const taken = await upload(desk.staff, id, [{ bytes: large.subarray(0, 8 * MB) }]);
    expect(taken.status).toBe(200);
  });
});

describe('a form', () => {
  const files = async (...changes: Partial<FormFile>[]) => {
    const bytes = await picture(30, 20).jpeg().toBuffer();
    return changes.map((change) => ({ bytes, ...change }));
  };

  test.each<[string, Partial<FormFile>[], string]>([
    ['with two pictures', [{}, {}], 'Envía una sola foto'],
    ['with three pictures', [{}, {}, {}], 'Envía una sola foto'],
    ['with a picture in another field', [{ field: 'foto' }], 'La foto va en el campo image'],
    ['with one more in another field', [{}, { field: 'foto' }], 'La foto va en el campo image'],
    ['without a picture', [], 'Falta la foto'],
    ['with an empty one', [{ bytes: '' }], 'Falta la foto'],
  ])('%s is refused', async (_name, changes, text) => {
    const reply = await upload(desk.staff, id, await files(...changes));
    await expectRefused(reply, 400, 'VALIDATION', text);
  });

  test('that is cut off, or none, is refused', async () => {
    const whole = formBody(await files({}));
    const url = `/api/products/${id}/image`;
    for (const body of [whole.subarray(0, whole.length - 100), Buffer.from('nada')]) {
      const reply = await desk.staff.post(url, body, FORM_HEADERS);
      await expectRefused(reply, 400, 'MALFORMED_REQUEST');
    }
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=']) {
      const reply = await desk.staff.post(url, whole, { 'content-type': type });
      expect([400, 415]).toContain(reply.status);
    }
  });

  test.each<[unknown, Record<string, string>]>([
    [{ image: 'data:image/png;base64,AAAA' }, {}],
    ['texto', { 'content-type': 'text/plain' }],
    [Buffer.from([0xff, 0xd8, 0xff]), { 'content-type': 'image/jpeg' }],
    [undefined, {}],
    ['image=x', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is what a picture comes in, and nothing else: %j', async (body, headers) => {
    const reply = await desk.staff.post(`/api/products/${id}/image`, body, headers);
    await expectRefused(reply, 415, 'PICTURE_NOT_A_FORM', 'en el campo image');
  });

  test('for a product that is not there is a 404', async () => {
    const reply = await upload(desk.staff, 999, await files({}));
    await expectRefused(reply, 404, 'PRODUCT_NOT_FOUND');
    expect((await upload(desk.staff, 'x', await files({}))).status).toBe(400);
  });

  test('of a customer or of nobody is refused unread', async () => {
    const customer = await desk.under.signedIn('abaranci');
    before = await state();
    await expectRefused(await upload(customer, id, await files({})), 403, 'PERMISSION_DENIED');
    const visitor = desk.under.visitor();
    await expectRefused(await upload(visitor, id, await files({})), 401, 'LOGIN_REQUIRED');
  });

  test('from another site is refused', async () => {
    const reply = await upload(desk.staff, id, await files({}), { origin: 'https://otro.example' });
    await expectRefused(reply, 403, 'FOREIGN_ORIGIN');
  });
});

test('a connection that breaks off leaves nothing, and the next upload goes through', async () => {
  const { app } = desk.under;
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const bytes = await picture(600, 400).jpeg({ quality: 100 }).toBuffer();
  const closed = Promise.withResolvers<undefined>();
  app.server.once('connection', (socket) => socket.once('close', () => closed.resolve(undefined)));
  beginUpload(address, desk, id, bytes, (socket) => socket.destroy());
  await closed.promise;
  expect(filesOf()).toEqual([]);
  expect(await state()).toEqual(before);
  expect((await upload(desk.staff, id, [{ bytes }])).status).toBe(200);
});

test('the reader of pictures reads nothing but photographs once it is loaded', async () => {
  await upload(desk.staff, id, [{ bytes: await picture(30, 20).jpeg().toBuffer() }]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(sharp(svg).metadata()).rejects.toThrow();
});
