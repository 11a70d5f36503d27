import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A spreadsheet's table. */
export const CSV = 'text/csv; charset=utf-8';

/** Answers the content as a file of that name. */
export function attach(
  reply: FastifyReply,
  name: string,
  type: string,
  content: Buffer | Readable | string,
): FastifyReply {
  reply.header('Content-Disposition', `attachment; filename="${name}"`).type(type);
  return reply.send(content);
}
