// Where a ticket printer may be (docs/rules/tickets.md#the-printers-address).
import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { ADDRESS_REFUSED, kindOf, lookupOnly } from '../../src/outside/checked-lookup.ts';
import { isPrinterHost, printerPlaceFault } from '../../src/outside/printer-network.ts';

test.each([
  ['10.0.0.7', '172.16.3.4', '192.168.1.50', '100.64.0.9'],
  ['fd12:3456::7', '::ffff:192.168.1.50'],
])('a printer may be at %s', (...addresses) => {
  for (const address of addresses)
    expect([address, isPrinterHost(address)]).toEqual([address, true]);
});

test.each([
  ['the Internet', ['8.8.8.8', '88.12.0.3', '2a02:9130::7']],
  ['this machine', ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '::127.0.0.1']],
  ['no machine', ['0.0.0.0', '0.1.2.3', '::', '240.0.0.1', '192.0.2.1', '2001:db8::1', '100::1']],
  [
    'one without an address',
    ['169.254.169.254', 'fe80::1', 'febf::9', '::ffff:169.254.1.1', 'fec0::1'],
  ],
  ['many at once', ['224.0.0.1', '239.1.2.3', '255.255.255.255', 'ff02::1', 'ff05::2']],
  [
    'another address within',
    ['64:ff9b::7f00:1', '2002:7f00:1::', '2001::7f00:1', '::ffff:0:7f00:1'],
  ],
])('no printer is at %s', (_what, addresses) => {
  for (const address of addresses)
    expect([address, isPrinterHost(address)]).toEqual([address, false]);
});

test.each([9100, 9101, 9109])('a printer listens at port %i', async (port) => {
  expect(await printerPlaceFault({ host: '192.168.1.50', port })).toBeNull();
});

test.each([1, 22, 25, 80, 443, 515, 631, 3000, 5432, 6379, 9099, 9110, 9200, 65_535])(
  'no printer listens at port %i',
  async (port) => {
    const fault = 'El puerto de la impresora va de 9100 a 9109; casi siempre es 9100';
    expect(await printerPlaceFault({ host: '192.168.1.50', port })).toBe(fault);
  },
);

test('a name is where it leads', async () => {
  const fault = 'Esa dirección no es la de una impresora en la red del local, como 192.168.1.50';
  for (const host of ['localhost', '127.0.0.1', '::1', '169.254.1.1']) {
    expect([host, await printerPlaceFault({ host, port: 9100 })]).toEqual([host, fault]);
  }
});

const ask = (isAllowed: (address: string) => boolean, all: boolean) =>
  new Promise<{ error: NodeJS.ErrnoException | null; found: string | LookupAddress[] }>(
    (resolve) => {
      lookupOnly(isAllowed)('localhost', { all }, (error, found) => resolve({ error, found }));
    },
  );

test('of the addresses of a name only those that were looked at are connected to', async () => {
  const known = await lookup('localhost', { all: true });
  for (const { address, family } of known) {
    const only = (one: string) => one === address;
    expect(await ask(only, true)).toEqual({ error: null, found: [{ address, family }] });
    expect(await ask(only, false)).toEqual({ error: null, found: address });
  }
  const { error, found } = await ask(isPrinterHost, true);
  expect([error?.code, found]).toEqual([ADDRESS_REFUSED, []]);
  expect(known.map(({ address }) => kindOf(address))).toEqual(known.map(() => 'loopback'));
});
