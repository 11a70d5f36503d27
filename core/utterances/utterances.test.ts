// The corpus itself: large enough, no sentence twice, and only dishes that the starter menu has.
import { describe, expect, test } from 'vitest';
import { CORPUS } from './corpus.ts';
import { NO_ORDERS, WRITTEN_NO_ORDERS } from './no-orders.ts';
import { STARTER_CHICKEN_PRODUCTS, STARTER_MENU } from './starter-menu.ts';
import type { SpokenUtterance } from './utterance.ts';
import { readUtterances } from './utterance-table.ts';

const twice = (heard: string[]) => heard.filter((one, index) => heard.indexOf(one) !== index);
const isComplete = ({ asks }: SpokenUtterance) => asks === undefined;

describe('utterances', () => {
  test('are at least 340, about a fifth of them incomplete or ambiguous', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(340);
    const share = CORPUS.filter(isComplete).length / CORPUS.length;
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(0.85);
  });

  test('are all different, and none is among what is no order', () => {
    expect(twice([...CORPUS.map(({ heard }) => heard), ...NO_ORDERS])).toEqual([]);
  });

  test('name dishes of the starter menu, and never its chickens', () => {
    const { whole, half } = STARTER_CHICKEN_PRODUCTS;
    const dishes = STARTER_MENU.filter(({ id }) => id !== whole && id !== half);
    expect(dishes).toHaveLength(STARTER_MENU.length - 2);
    const names = new Set(dishes.map(({ name }) => name));
    const said = CORPUS.flatMap(({ lines = [] }) => lines.map(([dish]) => dish));
    expect(said.filter((dish) => !names.has(dish))).toEqual([]);
  });

  test.each(CORPUS)('say what a whole order needs, or ask for it: $heard', (utterance) => {
    const { name, chickens, lines = [], at, details = '', asks = [] } = utterance;
    expect(name === null).toBe(asks.includes('name'));
    expect(at === null).toBe(asks.includes('time') || asks.includes('day'));
    const food = chickens !== null || lines.length > 0 || details !== '';
    const unclear = asks.some((one) => one === 'food' || one === 'quantity' || one === 'dish');
    expect(food || unclear).toBe(true);
    if (asks.includes('food') || asks.includes('quantity')) expect(chickens).toBeNull();
  });

  test('stand in tables, and what is written wrongly there is found', () => {
    const [one] = readUtterances(
      '2026-11-20T12:10',
      'una cerveza y un pollo | – | 1,5 | 6/1/2027 14:00 | Cerveza × 1; «con pan»; tel 655; ? name',
    );
    expect(one).toEqual({
      heard: 'una cerveza y un pollo',
      name: null,
      chickens: 1.5,
      at: '2027-01-06T14:00',
      lines: [['Cerveza', 1]],
      details: 'con pan',
      phone: '655',
      asks: ['name'],
      now: Date.parse('2026-11-20T11:10:00Z'),
    });
    const wrong = ['a | b | 1', 'a | b | 1 | 2pm', 'a | b | 1 | – | pan', 'a | b | 1 | – | ? hora'];
    for (const row of wrong) expect(() => readUtterances('2026-11-20T12:10', row)).toThrow();
  });
});

test('sentences that are no orders are at least 1,000, and 250 of them are written by hand', () => {
  expect(new Set(NO_ORDERS).size).toBeGreaterThanOrEqual(1000);
  expect(new Set(WRITTEN_NO_ORDERS).size).toBeGreaterThanOrEqual(250);
});
