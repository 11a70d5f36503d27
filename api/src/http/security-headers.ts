// What browsers are told not to do with what they get from us. Pages get the full set; the API's
// JSON needs little of it, and is asked for often.
import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** By the route, however its address was spelled; by the address where it leads nowhere. */
const isApi = ({ routeOptions, url }: FastifyRequest) =>
  (routeOptions.url ?? url).startsWith('/api/');

/** For what is no page: whatever becomes of it, it loads nothing and stands in nobody's frame. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const YEAR_SECONDS = 31_536_000;

/** The heads of every answer: nobody guesses what it is, and a site on HTTPS stays there. */
export function headsOfAll(publicUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(isHttps(publicUrl) && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
}

const isHttps = (publicUrl: string | undefined) => publicUrl?.startsWith('https://') ?? false;

/**
 * Beside the heads of every answer: nothing of the API's is stored unless it says that it may. The present is the shop's,
 * by which a device knows that its own clock is wrong.
 */
export function registerResponseProtection(
  app: FastifyInstance,
  publicUrl: string | undefined,
  clock: () => number,
): void {
  const heads = headsOfAll(publicUrl);
  const headsOfApi = {
    ...heads,
    'cache-control': 'no-store',
    'content-security-policy': DATA_POLICY,
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApi(request) ? headsOfApi : heads);
    reply.header('date', new Date(clock()).toUTCString());
    done();
  });
}

/**
 * The camera reads QR codes, the microphone takes down orders, the film on the home page plays; nothing
 * else.
 */
const PERMISSIONS_POLICY = [
  ...['autoplay', 'camera', 'fullscreen', 'microphone'].map((feature) => `${feature}=(self)`),
  ...[
    'accelerometer',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** How a policy allows one script or style that stands in the document itself. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * For pages and files. `inlineScripts` are the texts of the scripts that the built document carries.
 * Nothing is loaded from other sites unless a visitor asks for the map.
 */
export async function registerPageProtection(
  app: FastifyInstance,
  publicUrl: string | undefined,
  inlineScripts: readonly string[],
): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The map of the contact page, which comes when a visitor asks for it.
        frameSrc: ['https://www.openstreetmap.org'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScripts.map(hashSource)],
        styleSrc: ["'self'"],
        // The accessible primitives write some attributes into the page that the server renders.
        styleSrcAttr: ["'unsafe-inline'"],
        ...(isHttps(publicUrl) && { upgradeInsecureRequests: [] }),
      },
    },
    // Every answer has it.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
