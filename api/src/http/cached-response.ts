// Responses that are the same for everybody until the data changes: made once, cached as bytes with
// their entity tag and their compressed forms, and answered 304 to whoever has them already.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const WORTH_COMPRESSING = 1024;

type Encoding = 'br' | 'gzip';

/** The best first. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];

const compress: Record<Encoding, (body: string | Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

export class CachedResponse {
  readonly etag: string;
  readonly #type: string;
  readonly #body: string | Buffer;
  readonly #compressed = new Map<Encoding, Buffer>();

  constructor(text: string, type: string) {
    const bytes = Buffer.from(text);
    // As text, a short body leaves in one write with its head. A long one would be copied for every
    // visitor, and 32 of them at once held 200 MB: as bytes it is shared by all of them.
    this.#body = bytes.length < WORTH_COMPRESSING ? text : bytes;
    this.#type = type;
    this.etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  }

  static json(value: unknown): CachedResponse {
    return new CachedResponse(JSON.stringify(value), 'application/json; charset=utf-8');
  }

  /**
   * Answers the request; `visibility` says if caches may store it. What is `private` lies in the worker alone, which
   * forgets it with the session and asks by its tag.
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    visibility: 'public' | 'private' | 'nobody',
  ): FastifyReply {
    if (visibility === 'nobody') return this.#sendBody(request, reply, 'private, no-store');
    reply.header('etag', this.etag);
    const control = visibility === 'public' ? 'public, no-cache' : 'private, no-store';
    const { 'if-none-match': known } = request.headers;
    // What was not found is not found again, however well the browser remembers it.
    const isKnown = known !== undefined && known.includes(this.etag);
    if (isKnown && reply.statusCode === 200) {
      return reply.header('cache-control', control).code(304).send();
    }
    return this.#sendBody(request, reply, control);
  }

  #sendBody({ headers }: FastifyRequest, reply: FastifyReply, control: string): FastifyReply {
    const { 'accept-encoding': accepted } = headers;
    reply.header('cache-control', control);
    reply.header('content-type', this.#type);
    if (this.#body.length < WORTH_COMPRESSING) return reply.send(this.#body);
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const encoding = negotiate(accepted ?? '', ENCODINGS);
    if (!encoding) return reply.send(this.#body);
    return reply.header('content-encoding', encoding).send(this.#as(encoding));
  }

  #as(encoding: Encoding): Buffer {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = compress[encoding](this.#body);
    this.#compressed.set(encoding, made);
    return made;
  }
}
