// Which of the addresses in X-Forwarded-For are the shop's own proxies: whoever is behind them is the
// customer whom limits count. See docs/operations.md#behind-a-proxy.
import ipaddr from 'ipaddr.js';

/** Off, on (every address, which lets anybody choose theirs), or which of them are trusted. */
export type TrustProxy = boolean | ((address: string, hop: number) => boolean);

const TRUST_WORDS = ['on', 'off', 'true', 'false'];
const { IPv4, IPv6 } = ipaddr;
const NAMED_NETWORKS: Record<string, readonly string[]> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['uniqueLocal', 'private'],
};

/** Some proxies write "203.0.113.7:4711" or "[2001:db8::1]:4711". */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3}):\d{1,5}|\[([\da-f:.]+)\](?::\d{1,5})?)$/i;

/** In characters. An address has at most 45; a proxy that passes a text of its client's on may send any. */
const LONGEST_ADDRESS = 64;

/** The address without the port that it was named with: of one customer there are many. Of a longer text its beginning. */
export function bareAddress(address: string): string {
  const [, four, six] = WITH_PORT.exec(address) ?? [];
  return (four ?? six ?? address).slice(0, LONGEST_ADDRESS);
}

export function isTrustProxy(value: string): boolean {
  const isKnown = TRUST_WORDS.includes(value) || /^\d{1,3}$/.test(value);
  return isKnown || value.split(',').every((network) => isNetwork(network.trim()));
}

function isNetwork(network: string): boolean {
  if (Object.hasOwn(NAMED_NETWORKS, network)) return true;
  if (IPv4.isValidFourPartDecimal(network) || IPv6.isValid(network)) return true;
  const isRange = IPv4.isValidCIDRFourPartDecimal(network) || IPv6.isValidCIDR(network);
  // A range of everything is "on".
  return isRange && !/\/0+$/.test(network);
}

export function readTrustProxy(value: string): TrustProxy {
  if (value === 'off' || value === 'false') return false;
  if (value === 'on' || value === 'true') return true;
  if (!/^\d+$/.test(value)) return inNetworks(value.split(',').map((network) => network.trim()));
  const proxies = Number(value);
  return (_address, hop) => hop < proxies;
}

function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const names = networks.flatMap((network) => NAMED_NETWORKS[network] ?? []);
  const ranges = networks.filter((network) => !Object.hasOwn(NAMED_NETWORKS, network)).map(rangeOf);
  return (address) => {
    const bare = bareAddress(address);
    if (!ipaddr.isValid(bare)) return false;
    const host = ipaddr.process(bare);
    if (names.includes(host.range())) return true;
    return ranges.some(
      ([network, bits]) => host.kind() === network.kind() && host.match(network, bits),
    );
  };
}

type Network = [network: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

function rangeOf(network: string): Network {
  if (network.includes('/')) return ipaddr.parseCIDR(network);
  const host = ipaddr.process(network);
  return [host, host.kind() === 'ipv4' ? 32 : 128];
}
