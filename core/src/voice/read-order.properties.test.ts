import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOrder } from './read-order.rules.ts';
import { FRIDAY_NOON } from '../../utterances/sample-menu.ts';
import { menuOf } from './dishes.rules.ts';
import { spokenOrder } from './no-orders.rules.ts';
import { partsOf } from './scan.rules.ts';
import { MAX_TRANSCRIPT, tokensOf, type Tokens } from './tokens.rules.ts';

const WORDS =
  `dos pollos y medio para María a las dos no perdón o el domingo 655 12 : 14 , . con sin patatas
  quita paella croquetas de jamón nombre la una menos cuarto mañana que viene 1/2 ½ + \u0000 \ud800 🍗 مرحبا`.split(
    /\s+/,
  );

const talk = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' '));
const anything = fc.oneof(
  talk,
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

it('whatever is heard becomes an order or doubts', () => {
  fc.assert(
    fc.property(anything, (heard) => {
      const order = readOrder(heard, FRIDAY_NOON);
      const isComplete =
        order.customerName !== null &&
        order.day !== null &&
        order.time !== null &&
        (order.chickens !== null || order.lines.length > 0 || order.details !== '');
      expect(isComplete || order.doubts.length > 0).toBe(true);
      expect(order.chickens === null || order.chickens % 5 === 0).toBe(true);
      expect(order.confidence).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});

it('what is said behind the limit is not read', () => {
  fc.assert(
    fc.property(talk, anything, (heard, more) => {
      const long = `${heard} `.padEnd(MAX_TRANSCRIPT);
      expect(readOrder(long + more, FRIDAY_NOON)).toEqual(readOrder(long, FRIDAY_NOON));
    }),
  );
});

/** How often tokens are looked at. */
function looksAt(tokens: Tokens): number {
  let looks = 0;
  const counted = new Proxy(tokens, {
    get(target, key, receiver): unknown {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  const menu = menuOf(FRIDAY_NOON.dishes);
  spokenOrder(counted, menu);
  partsOf(counted, { menu, now: FRIDAY_NOON.now });
  return looks;
}

it.each([
  'pollo ',
  'dos y ',
  'no ',
  'seis ',
  'para ana ',
  'a las dos y ',
  'de la ',
  '1/',
  '+34',
  'croquetas de ',
  'ana recogió con ',
])('the work for %j again and again grows with its length alone', (text) => {
  const short = tokensOf(text.repeat(40));
  const long = tokensOf(text.repeat(160));
  expect(looksAt(long) / looksAt(short)).toBeLessThan((1.2 * long.length) / short.length);
});
