// How request bodies are read: JSON, and an empty body counts as {} whatever it says
// it is.
// See docs/rules/wire.md#json-in-camelcase.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Failure } from '../failure.ts';
import { validationFailure } from './zod-compilers.ts';

type Done = (error: Error | null, body?: unknown) => void;

export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done: Done) => {
      if (body.trim() === '') done(null, {});
      else
        void parseJson(request, body, (error, value) => {
          if (error) done(new Failure('MALFORMED_JSON'));
          else done(null, value);
        });
    },
  );
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body: string, done: Done) => {
    if (body === '') done(null, {});
    else done(new Failure('UNSUPPORTED_MEDIA_TYPE'));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined && request.method !== 'GET') request.body = {};
    done();
  });
}

/** The body as the schema reads it; throws VALIDATION with each faulty field. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw validationFailure(parsed.error);
}
