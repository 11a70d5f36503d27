// Uploading a product's picture: multipart, one file, in the field "image".
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as calls from '@brasa/core/catalog/catalog.calls.ts';
import { MAX_PICTURE_BYTES, PICTURE_FIELD } from '@brasa/core/catalog/pictures.rules.ts';
import { answerCall, answerUnparsed } from '../http/answer-call.ts';
import { readFileForm, takeFileForms, type FileForm } from '../http/requests/file-form.ts';
import { identify } from '../http/requests/idempotency.ts';
import type { Shop } from '../shop.ts';
import { removePicture, setPicture } from './set-picture.ts';
import type { UploadedPictures } from './uploaded-pictures.ts';

const FORM: FileForm = {
  field: PICTURE_FIELD,
  notAForm: 'PICTURE_NOT_A_FORM',
  tooLarge: 'PICTURE_TOO_LARGE',
  elsewhere: `La foto va en el campo ${PICTURE_FIELD}`,
  missing: 'Falta la foto',
  several: 'Envía una sola foto',
  mostOfFile: MAX_PICTURE_BYTES,
  mostOfText: 1000,
};

/** Register it in a scope of its own. */
async function registerUpload(
  scope: FastifyInstance,
  shop: Shop,
  pictures: UploadedPictures,
): Promise<void> {
  await takeFileForms(scope, FORM);
  // The form is read as it arrives.
  answerUnparsed(scope, calls.setPicture, ({ request, reply, actor, params, query }) =>
    pictures.queue.inPlace(async () => {
      const signal = abortedWhenClosed(reply);
      const { file: bytes } = await readFileForm(request, FORM);
      const content = createHash('sha256').update(bytes).digest('base64url');
      const identity = identify(request, actor, content);
      const { version } = query;
      return setPicture(shop, pictures, { id: params.id, actor, identity, version, signal }, bytes);
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
  answerCall(app, calls.removePicture, ({ actor, params, query }) =>
    removePicture(shop, pictures, { id: params.id, actor, version: query.version }),
  );
}
