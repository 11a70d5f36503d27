// The cookies of a session: the token, which only the server can read, and a mark
// without content that tells the page that asking who is signed in is worth a trip.
// See docs/rules/wire.md#session-cookies.
import { STAFF_BROWSER_LIFETIME } from '@brasa/core/accounts/session/sessions.rules.ts';
import type { Clock } from '../clock.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SIGNED_IN_MARK = 'brasa_signed_in';
/** Tells a browser in which staff have signed in from others. */
export const STAFF_BROWSER = 'brasa_staff';

export class SessionCookies {
  readonly #isPublicHttps: boolean;
  readonly #clock: Clock;

  constructor(publicUrl: string | undefined, clock: Clock) {
    this.#clock = clock;
    this.#isPublicHttps = publicUrl?.startsWith('https://') ?? false;
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.#name(request)] ?? null;
  }

  /** Hands out or renews a session until `expiresAt`, milliseconds UTC. */
  write(request: FastifyRequest, reply: FastifyReply, token: string, expiresAt: number): void {
    // Not until when: the device's clock may be wrong.
    const maxAge = Math.max(0, Math.floor((expiresAt - this.#clock()) / 1000));
    const attributes = { ...this.#attributes(request), maxAge };
    reply.setCookie(this.#name(request), token, { ...attributes, httpOnly: true });
    reply.setCookie(SIGNED_IN_MARK, '1', attributes);
  }

  /** Stays when the session ends: the browser is still the shop's. */
  writeStaffBrowser(request: FastifyRequest, reply: FastifyReply, value: string): void {
    const attributes = { ...this.#attributes(request), maxAge: STAFF_BROWSER_LIFETIME / 1000 };
    reply.setCookie(STAFF_BROWSER, value, { ...attributes, httpOnly: true });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    const attributes = this.#attributes(request);
    reply.clearCookie(this.#name(request), { ...attributes, httpOnly: true });
    reply.clearCookie(SIGNED_IN_MARK, attributes);
  }

  #isHttps(request: FastifyRequest): boolean {
    return this.#isPublicHttps || request.protocol === 'https';
  }

  #name(request: FastifyRequest): string {
    return this.#isHttps(request) ? '__Host-brasa_session' : 'brasa_session';
  }

  #attributes(request: FastifyRequest) {
    return { path: '/', sameSite: 'lax', secure: this.#isHttps(request) } as const;
  }
}
