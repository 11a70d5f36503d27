import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { UnderWay } from '../../src/http/requests/under-way.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;

test('what a network has under way is bounded, and makes room once when it ends', () => {
  const underWay = new UnderWay({ ofNetwork: 2, ofBlock: 9 });
  const [first, second] = [from('198.51.100.7'), from('198.51.100.7')];
  underWay.begin(first);
  underWay.begin(second);
  const third = from('198.51.100.7');
  expect(() => underWay.begin(third)).toThrow('TOO_MANY_ATTEMPTS');
  underWay.begin(from('198.51.100.8'));
  // One that was refused was never counted.
  underWay.end(third);
  expect(() => underWay.begin(third)).toThrow('TOO_MANY_ATTEMPTS');
  underWay.end(first);
  underWay.end(first);
  underWay.begin(third);
  expect(() => underWay.begin(first)).toThrow('TOO_MANY_ATTEMPTS');
});

test('a block of IPv6 has its own bound, whatever its networks', () => {
  const underWay = new UnderWay({ ofNetwork: 2, ofBlock: 3 });
  for (const network of [1, 2, 3]) underWay.begin(from(`2001:db8:77:${network}::1`));
  expect(() => underWay.begin(from('2001:db8:77:4::1'))).toThrow('TOO_MANY_ATTEMPTS');
  underWay.begin(from('2001:db8:78:4::1'));
});
