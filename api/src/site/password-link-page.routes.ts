// The page where somebody chooses a password with a link. Looking at it changes nothing, so that whatever
// follows links before their owner does uses none up; whatever token opens nothing is answered by one and
// the same page. See docs/rules/accounts.md#the-page-of-a-link.
import type { FastifyInstance } from 'fastify';
import { readPasswordLink as readCall } from '@brasa/core/accounts/password-links.calls.ts';
import { passwordLinkPath } from '@brasa/core/accounts/recovery/password-links.rules.ts';
import { addressOf } from '@brasa/core/kernel/call.ts';
import { readPasswordLink } from '../accounts/index.ts';
import { Failure } from '../failure.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { declaredResult } from '../http/document/declared-answers.ts';
import type { PageCache } from '../http/pages/page-cache.ts';
import type { Shop } from '../shop.ts';
import { hideAddress } from './secret-page.ts';

/** Stands for every token that opens nothing, so that nothing tells one from another. */
const NO_LINK = passwordLinkPath('');

export function registerPasswordLinkPages(
  app: FastifyInstance,
  shop: Shop,
  pages: PageCache,
): void {
  for (const path of ['/contrasena', '/contrasena/*']) {
    app.get<{ Params: { '*'?: string } }>(path, async (request, reply) => {
      // Its forms are sent by scripts, whose requests name their origin all the same.
      hideAddress(reply, 'no-referrer');
      const token = request.params['*'] ?? '';
      shop.codeReads.count(request.ip, token);
      const answers = await beginning(shop, token);
      if (answers === null) {
        const page = await pages.get(NO_LINK);
        return page.send(request, reply.code(404), 'nobody');
      }
      const html = await pages.render(passwordLinkPath(token), answers);
      return new CachedResponse(html, 'text/html; charset=utf-8').send(request, reply, 'nobody');
    });
  }
}

/** What the page of the token begins with; null for one that opens nothing. */
async function beginning(shop: Shop, token: string): Promise<object | null> {
  try {
    const link = await readPasswordLink(shop, token);
    return { [addressOf(readCall, { params: { token } })]: declaredResult(readCall, link) };
  } catch (error) {
    if (error instanceof Failure && error.code === 'LINK_GONE') return null;
    throw error;
  }
}
