import { expect, test } from 'vitest';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { blockOf, DAILY, hit, networkOf } from '../../src/db/throttle.ts';
import { NOW, openShop } from '../shop-under-test.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:DB8:A::203.0.113.7', '2001:db8:a:0::/64'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:0:1::1]:4711', '2001:db8:0:1::/64'],
  ['[::ffff:203.0.113.7]', '203.0.113.7'],
  ['203.0.113.7:x', '203.0.113.7:x'],
  ['unknown', 'unknown'],
  // No address, as a client may send it past the proxies.
  ['x'.repeat(6000), 'x'.repeat(64)],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['2001:db8:a:1::1', '2001:db8:a::/48'],
  ['[2001:db8:a:ffff::1]:4711', '2001:db8:a::/48'],
  ['browsers of 5', null],
])('%s is in the block %s', (address, block) => {
  expect(blockOf(address)).toBe(block);
});

test('hits that count for longer than an hour stand in a bucket whose hits are kept as long', async () => {
  const { shop } = await openShop();
  const limit = { most: 1, windowMilliseconds: DAY };
  const count = (bucket: string) =>
    shop.db.transact((transaction) => hit(transaction, bucket, limit, NOW));
  await expect(count('mails to x')).rejects.toThrow('swept before their window ends');
  await expect(count(`${DAILY}mails to x`)).resolves.toBeTypeOf('number');
});
