// Addresses that open something to whoever knows a code. What cannot be one is led to where every code that
// opens nothing is, before the router would tell it from others by how it is written. See
// docs/rules/orders.md#the-customers-order-page and docs/rules/accounts.md#the-page-of-a-link.
import type { IncomingMessage } from 'node:http';

/** Where the code stands, and what follows it; whatever comes after a question mark is another matter. */
const OF_A_CODE = /^(\/(?:pedido|contrasena|api\/order-pages|api\/password-links)\/)([^?#]+)/;

/** Longer and other ones are none, of an order or of a link. */
const CODE = /^[\w-]{1,64}$/;

/** Takes the place of what can be no code: every router reads it, and it opens nothing. */
export const NO_CODE = '-';

/** The address that is looked up for a request: its own, but where a code in it cannot be one. */
export function routedUrl({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(OF_A_CODE, (_whole, room: string, rest: string) => {
    const [code = '', ...ends] = rest.split('/');
    const isNone = code !== '' && !CODE.test(decoded(code) ?? '');
    return room + [isNone ? NO_CODE : code, ...ends.map(readable)].join('/');
  });
}

const readable = (part: string): string => (decoded(part) === null ? NO_CODE : part);

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
