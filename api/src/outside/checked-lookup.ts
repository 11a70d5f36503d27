// Which machine a typed address leads to. A name is its owner's, and may lead anywhere and elsewhere the next time:
// what connects goes to an address that has been looked at, and to no other.
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The code of the error for a name that leads to no such address. */
export const ADDRESS_REFUSED = 'ADDRESS_REFUSED';

/** All of IPv6 that is given to anybody (2000::/3); ipaddr.js calls what it knows nothing of "unicast" too. */
const isGiven = (address: ipaddr.IPv6): boolean => (address.parts[0] ?? 0) >> 13 === 1;

/**
 * The kind of the address, as ipaddr.js names it ("private", "loopback"); of an IPv4 address within an IPv6 one, its
 * own.
 */
export function kindOf(address: string): string {
  const parsed = ipaddr.process(address);
  const kind = parsed.range();
  return kind === 'unicast' && parsed instanceof ipaddr.IPv6 && !isGiven(parsed)
    ? 'reserved'
    : kind;
}

/** As the system's, for none but these addresses. */
export function lookupOnly(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) answer(error ?? refused(host), []);
      else if (options.all) answer(null, allowed);
      else answer(null, first.address, first.family);
    });
  };
}

const refused = (host: string) =>
  Object.assign(new Error(`${host} leads to no allowed address`), { code: ADDRESS_REFUSED });
