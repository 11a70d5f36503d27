// The nginx of the manual writes down nobody's address and nothing that opens an order or an account, and takes large
// bodies only where a call does (docs/operations.md#nginx-with-tls).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@brasa/core/calls.ts';
import { MAX_PICTURE_BYTES } from '@brasa/core/catalog/pictures.rules.ts';
import { MAX_RECORDING_BYTES } from '@brasa/core/voice/recordings.rules.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { KERNEL_FAILURES } from '@brasa/core/kernel/kernel.failures.ts';
import { expect, test } from 'vitest';

const manual = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8');
const [, site = ''] = /```nginx\n(.*?)```/s.exec(manual) ?? [];

/** The values of the directive in the site's file, one for each time. */
const told = (name: string) =>
  [...site.matchAll(new RegExp(`^ *${name}\\s+([^;]+);`, 'gm'))].map(([, value]) => value);

/** The variables of a format, without the dollar. */
const variables = (format = '') => [...format.matchAll(/\$(\w+)/g)].map(([, name]) => name);

test('its log names neither who asks nor a whole address', () => {
  const [format] = told('log_format');
  expect(variables(format).sort()).toEqual(
    ['place', 'request_method', 'request_time', 'status', 'time_iso8601'].sort(),
  );
  expect(told('access_log')).toEqual(['/var/log/nginx/brasa.log brasa']);
  expect(told('error_log')).toEqual(['/var/log/nginx/error.log emerg']);
});

test('of an address the first part is written down, which holds no code', () => {
  const [, pattern = ''] = /map \$uri \$place \{.*?~(\S+)\s+\$first;/s.exec(site) ?? [];
  const first = (path: string) => new RegExp(pattern).exec(path)?.[1];
  expect(first('/pedido/3vQ2')).toBe('/pedido');
  expect(first('/contrasena/3vQ2')).toBe('/contrasena');
  expect(first('/api/order-pages/3vQ2/cancel')).toBe('/api/order-pages');
  expect(first('/api/usual-orders/600111222')).toBe('/api/usual-orders');
  expect(first('/')).toBe('/');
});

test('requests of the server that certbot adds, and of other hosts, are not written down either', () => {
  const [, line = ''] = /^sed -i '(.*)' \/etc\/nginx\/nginx\.conf$/m.exec(manual) ?? [];
  expect(line).toBe(String.raw`s#^\(\s*access_log\) .*#\1 off;#`);
});

test('it keeps its connections to the shop', () => {
  expect(told('keepalive')).toEqual(['32']);
  expect(new Set(told('proxy_pass'))).toEqual(new Set(['http://brasa']));
  expect(site).toContain('upstream brasa {\n  server 127.0.0.1:3000;');
  expect(told('proxy_set_header').filter((value) => value?.startsWith('Connection'))).toEqual([
    'Connection ""',
  ]);
});

test('the head of an answer may repeat the longest address that nginx takes', () => {
  const longest = 8 * 1024;
  const [head = ''] = told('proxy_buffer_size');
  expect(Number.parseInt(head, 10) * 1024).toBeGreaterThanOrEqual(longest + 4 * 1024);
  expect(told('proxy_buffers')).toEqual([`8 ${head}`]);
});

test('requests are counted by address, of IPv6 by network and by block of networks', () => {
  const [, network = '', block = ''] =
    /"~\(\?s\)(\S+)" \$net64;.*"~\(\?s\)(\S+)" \$net48;/s.exec(site) ?? [];
  const keyOf = (pattern: string, address: number[]) =>
    new RegExp(pattern, 's').exec(String.fromCharCode(...address))?.[1];
  // A line break is a byte of an address as any other.
  const inNetwork = (subnet: number, host: number) =>
    [0x20, 0x01, 0x0d, 0xb8, 0, 10, 0, subnet].concat([0, 0, 0, 0, 0, 0, 10, host]);
  expect(keyOf(network, inNetwork(1, 1))).toBe(keyOf(network, inNetwork(1, 2)));
  expect(keyOf(network, inNetwork(1, 1))).not.toBe(keyOf(network, inNetwork(2, 1)));
  expect(keyOf(block, inNetwork(1, 1))).toBe(keyOf(block, inNetwork(2, 1)));
  expect(keyOf(block, inNetwork(1, 1))).toHaveLength(6);
  for (const pattern of [network, block]) expect(keyOf(pattern, [203, 0, 113, 9])).toBeUndefined();
  expect(told('limit_conn')).toEqual(['networks 400', 'blocks 1600']);
  expect(told('limit_conn_zone')).toEqual(['$network zone=networks:10m', '$block zone=blocks:10m']);
});

test('the calls that take a file, and no others, take more than a small body', () => {
  const [, pattern = ''] = /location ~ (\S+) \{/.exec(site) ?? [];
  const large = new RegExp(pattern);
  for (const call of Object.values<Call>(CALLS)) {
    const path = call.path.replaceAll(/:\w+/g, '1');
    if (call.method !== 'POST') continue;
    expect([path, large.test(path)]).toEqual([path, call.consumes !== undefined]);
    expect(large.test(`${path}/`)).toBe(large.test(path));
  }
  const [small = '', most = ''] = told('client_max_body_size');
  expect(small).toBe('256k');
  const megabytes = Number(/^(\d+)m$/.exec(most)?.[1]);
  expect(megabytes * 1024 ** 2).toBeGreaterThan(Math.max(MAX_PICTURE_BYTES, MAX_RECORDING_BYTES));
  // Else nginx keeps them on its disk, whoever sends them.
  expect(told('proxy_request_buffering')).toEqual(['off']);
});

test('what nginx itself refuses as too large says so as the shop does', () => {
  const [, body = ''] = /return 413 '(.*)';/.exec(site) ?? [];
  const { text: error } = KERNEL_FAILURES.BODY_TOO_LARGE;
  expect(JSON.parse(body)).toEqual({ error, code: 'BODY_TOO_LARGE' });
});
