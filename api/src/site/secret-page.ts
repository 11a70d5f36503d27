// Pages whose address is a secret: the code of an order, the token of a link.
import type { FastifyReply } from 'fastify';

/**
 * Keeps the address to who has it: search engines do not find it, and links away from it do not tell it. With
 * `no-referrer` they do not tell it to this shop's own log either.
 */
export function hideAddress(
  reply: FastifyReply,
  referrer: 'same-origin' | 'no-referrer',
): FastifyReply {
  return reply.header('x-robots-tag', 'noindex').header('referrer-policy', referrer);
}
