// Files: the built site, whose names carry their content's hash, and the product pictures.
import { lstat, mkdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PHOTOGRAPH_SIZES_PATH, PRODUCT_IMAGES_PATH } from '@brasa/core/catalog/catalog.rules.ts';
import { DAY, HOUR } from '@brasa/core/kernel/time/durations.ts';
import { Failure } from '../../failure.ts';

const YEAR = 365 * DAY;

/** One range or several, as RFC 9110 (14.1.1) writes them. */
const BYTE_RANGES = /^bytes=\s*(?:\d+-\d*|-\d+)(?:\s*,\s*(?:\d+-\d*|-\d+))*\s*$/;

/** Players ask for one range; looking through a long list of them would be work for nothing. */
const LONGEST_RANGE = 200;

function isByteRange(range: string): boolean {
  if (range.length > LONGEST_RANGE || !BYTE_RANGES.test(range)) return false;
  const ranges = [...range.matchAll(/(\d+)-(\d+)/g)];
  return ranges.every(([, first, last]) => Number(first) <= Number(last));
}

/** What is no range is passed over, as if the whole file had been asked for (RFC 9110, 14.2). */
function passOverBrokenRanges(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    if (headers.range !== undefined && !isByteRange(headers.range)) delete headers.range;
    done();
  });
}

/** Without the heads that say what a document may do: a quarter of what many of them weigh. */
export async function registerBuiltFiles(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(async (files) => {
    passOverBrokenRanges(files);
    await files.register(fastifyStatic, {
      root: join(webFolder, 'assets'),
      prefix: '/assets/',
      maxAge: YEAR,
      immutable: true,
      // What never changes is never asked about again: nothing to compare is needed.
      etag: false,
      lastModified: false,
      preCompressed: true,
      index: false,
      decorateReply: false,
      // HTTP/1.1 keeps the connection unasked: the two lines that say so are a twentieth of what a small file weighs.
      setHeaders: (reply, path) => {
        reply.raw.removeHeader('connection');
        // Nobody asks for a part of what is no film.
        if (!/\.(?:mp4|webm)/.test(path)) reply.removeHeader('accept-ranges');
      },
    });
  });
}

/**
 * Refuses with NOT_FOUND what is no file of the folder's own: a link, which a backup from elsewhere may have brought, leads
 * to any file of the server. The folder itself may be one, to a volume that servers share.
 */
function ownFilesOf(folder: string): (path: string) => Promise<void> {
  return async (path) => {
    const names = relative(folder, path).split(sep);
    for (let depth = 1; depth <= names.length; depth += 1) {
      const found = await lstat(join(folder, ...names.slice(0, depth))).catch(() => undefined);
      const isOwn = depth === names.length ? found?.isFile() : found?.isDirectory();
      if (!isOwn) throw new Failure('NOT_FOUND');
    }
  };
}

/** The pictures that are not part of the build, and the sizes made of photographs. */
export async function registerPictures(
  app: FastifyInstance,
  folders: { productImages: string; photographSizes: string },
): Promise<void> {
  passOverBrokenRanges(app);
  // Their names change with their content, too. The folder comes with the first photograph.
  await mkdir(folders.photographSizes, { recursive: true });
  await app.register(fastifyStatic, {
    root: folders.photographSizes,
    prefix: PHOTOGRAPH_SIZES_PATH,
    maxAge: YEAR,
    immutable: true,
    index: false,
    dotfiles: 'deny',
    decorateReply: false,
    onFile: ownFilesOf(folders.photographSizes),
  });
  await app.register((pictures) => registerProductImages(pictures, folders.productImages));
}

/** A compressor keeps its memory until its answer is taken. */
const COMPRESSED_AT_MOST = 16;

/** While so many answers are being compressed, further ones go out uncompressed. */
function boundCompression(app: FastifyInstance): void {
  let underWay = 0;
  app.addHook('onRequest', ({ raw: { headers } }, reply, done) => {
    if (underWay >= COMPRESSED_AT_MOST) delete headers['accept-encoding'];
    if (headers['accept-encoding'] !== undefined) {
      underWay += 1;
      reply.raw.once('close', () => {
        underWay -= 1;
      });
    }
    done();
  });
}

/** Drawings are text; unlike the site's own files they may change, so each answer is compressed. */
async function registerProductImages(app: FastifyInstance, folder: string): Promise<void> {
  boundCompression(app);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: PRODUCT_IMAGES_PATH,
    maxAge: HOUR,
    index: false,
    dotfiles: 'deny',
    decorateReply: false,
    onFile: ownFilesOf(folder),
    // A picture that is really a document must not run as one.
    setHeaders: (reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
    },
  });
}
