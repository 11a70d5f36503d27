// Which machine a typed address leads to. A name is its owner's, and may lead anywhere and elsewhere the next time:
// what connects goes to an address that has been looked at, and to no other.
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The code of the error for a name that leads to no such address. */
export const ADDRESS_REFUSED = 'ADDRESS_REFUSED';

/**
 * The kind of the address, as ipaddr.js names it ("private", "loopback"); of an IPv4 address within an IPv6 one, its
 * own.
 */
export const kindOf = (address: string): string => ipaddr.process(address).range();

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
