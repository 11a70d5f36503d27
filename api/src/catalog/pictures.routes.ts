// Uploading a product's picture: multipart, one file, in the field "image".
import { createHash } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '@brasa/core/catalog/catalog.calls.ts';
import { MAX_PICTURE_BYTES, PICTURE_FIELD as FIELD } from '@brasa/core/catalog/pictures.rules.ts';
import { Failure, invalidField } from '../failure.ts';
import { answerCall, answerUnparsed } from '../http/answer-call.ts';
import { identify } from '../http/idempotency.ts';
import type { Shop } from '../shop.ts';
import { removePicture, setPicture } from './set-picture.ts';
import type { UploadedPictures } from './uploaded-pictures.ts';

/** A second file is told of; what comes with the files is nobody's business. */
const LIMITS = { fileSize: MAX_PICTURE_BYTES, files: 2, fields: 10, parts: 12, fieldSize: 1000 };

/** Register it in a scope of its own: within, bodies are forms and nothing else. */
async function registerUpload(
  scope: FastifyInstance,
  shop: Shop,
  pictures: UploadedPictures,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => {
    done(new Failure('PICTURE_NOT_A_FORM'));
  });
  await scope.register(multipart, { limits: LIMITS });
  // The form is read as it arrives.
  answerUnparsed(scope, calls.setPicture, ({ request, reply, viewer, params, query }) =>
    pictures.queue.inPlace(async () => {
      const signal = abortedWhenClosed(reply);
      const bytes = await readPicture(request);
      const content = createHash('sha256').update(bytes).digest('base64url');
      const identity = identify(request, viewer, content);
      const { version } = query;
      return setPicture(shop, pictures, { id: params.id, identity, version, signal }, bytes);
    }),
  );
}

/** Aborted when the connection ends before the answer is sent; request.signal ends with the body. */
function abortedWhenClosed({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

export function registerPictureRoutes(
  app: FastifyInstance,
  shop: Shop,
  pictures: UploadedPictures,
): void {
  app.register((scope) => registerUpload(scope, shop, pictures));
  answerCall(app, calls.removePicture, ({ params, query }) =>
    removePicture(shop, pictures, { id: params.id, version: query.version }),
  );
}

const badForm = (message: string) => invalidField(FIELD, message);

/**
 * The one picture of the form. Throws PICTURE_NOT_A_FORM, PICTURE_TOO_LARGE, VALIDATION unless there
 * is exactly one file and it is in its field, MALFORMED_REQUEST for a form that is cut off or none.
 */
async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Failure('PICTURE_NOT_A_FORM');
  const pictures: Buffer[] = [];
  let strays = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname === FIELD) pictures.push(await part.toBuffer());
      else strays += await skip(part);
    }
  } catch (error) {
    throw formFault(error);
  }
  const [picture] = pictures;
  if (strays > 0) throw badForm(`La foto va en el campo ${FIELD}`);
  if (!picture || picture.length === 0) throw badForm('Falta la foto');
  if (pictures.length > 1) throw badForm('Envía una sola foto');
  return picture;
}

/** Lets a file that nobody asked for pass by; the form goes on behind it. */
async function skip({ file }: MultipartFile): Promise<1> {
  for await (const _chunk of file);
  return 1;
}

function formFault(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Failure('PICTURE_TOO_LARGE');
  if (code === 'FST_FILES_LIMIT') return badForm('Envía una sola foto');
  return new Failure('MALFORMED_REQUEST');
}
