// How request bodies are read: JSON, and an empty body counts as {} whatever it says it is. See
// docs/rules/wire.md#json-in-camelcase.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, invalidField } from '../../failure.ts';

/** Far more than any call has, far less than what walks a value can bear. */
const MAX_DEPTH = 64;

/** Looked at before anything is made of the body: what is nested without end is refused unread. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') isInText = !isInText;
    else if (isInText) at += character === '\\' ? 1 : 0;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

export const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

type Done = (error: Error | null, body?: unknown) => void;

export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done: Done) => {
      if (body.trim() === '') done(null, {});
      else if (isTooDeep(body)) done(invalidField('', 'El contenido tiene demasiados niveles'));
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
