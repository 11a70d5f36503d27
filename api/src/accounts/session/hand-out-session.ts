import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import type { SessionCookies } from '../../http/session-cookies.ts';
import type { Shop } from '../../shop.ts';
import type { StartedSession } from './log-in.ts';
import { staffBrowserValue } from './staff-browsers.ts';

type Asked = { request: FastifyRequest; reply: FastifyReply };

/** Gives the browser the session that has just begun, and of staff the mark of their browsers; answers whose it is. */
export async function handOutSession(
  shop: Shop,
  cookies: SessionCookies,
  { request, reply }: Asked,
  { user, token, expiresAt }: StartedSession,
): Promise<{ user: CurrentUser }> {
  cookies.write(request, reply, token, expiresAt);
  if (isStaff(user.role)) {
    const value = await staffBrowserValue(shop.db.read, user.id);
    cookies.writeStaffBrowser(request, reply, value);
  }
  return { user };
}
