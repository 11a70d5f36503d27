import { afterEach, expect, it, vi } from 'vitest';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { withNote, withQuantity } from '@brasa/core/orders/place/basket.rules.ts';
import { clearSessionItems } from '../../browser/storage/session-storage.ts';
import { changeBasket, emptyBasket, readBasket } from './basket-store.ts';
import { subscribeToBasket } from './basket-text.ts';

const choose = (productId: number, quantity: number, note = '') =>
  changeBasket((before) =>
    withNote(withQuantity(before, productId, tenths(quantity)), productId, note),
  );

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => void stored.set(name, text),
  removeItem: (name: string) => void stored.delete(name),
};

/** As after a reload, or from another tab. */
function readAnew(): void {
  window.dispatchEvent(new Event('storage'));
}

function onDevice(text?: string) {
  stored.clear();
  if (text !== undefined) stored.set('brasa:basket', text);
  vi.stubGlobal('localStorage', storage);
  const stop = subscribeToBasket(() => {});
  afterEachStop.push(stop);
  readAnew();
}
const afterEachStop: (() => void)[] = [];
afterEach(() => {
  for (const stop of afterEachStop.splice(0)) stop();
  vi.unstubAllGlobals();
});

it('keeps products and quantities on the device, and notes in the tab alone', () => {
  onDevice();
  choose(26, 20, 'para Lola');
  changeBasket((before) => ({ ...before, chickens: tenths(15) }));
  expect([...stored]).toEqual([['brasa:basket', '{"chickens":15,"lines":[[26,20,1]]}']]);
  readAnew();
  const line = { productId: 26, quantity: 20, note: 'para Lola' };
  expect(readBasket()).toEqual({ chickens: 15, lines: [line] });
  sessionStorage.clear();
  readAnew();
});

it('leaves nothing behind when it is empty again', () => {
  onDevice();
  choose(26, 20);
  emptyBasket();
  expect([stored.size, readBasket()]).toEqual([0, { chickens: null, lines: [] }]);
});

it('is remembered by a page whose browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  choose(26, 20);
  expect(readBasket().lines).toMatchObject([{ productId: 26, quantity: 20 }]);
});

it('takes no more than an order has room for, and each product once', () => {
  const many = Array.from({ length: 60 }, (_, index) => [index + 1, 10]);
  onDevice(JSON.stringify({ chickens: 10, lines: [[99, 9_999_990], [1, 20], [98, 995], ...many] }));
  const { chickens, lines } = readBasket();
  expect([chickens, lines.length, lines[0], lines[1]]).toEqual([
    ...[10, 38],
    ...[1, 2].map((productId) => ({ productId, quantity: 10, note: '' })),
  ]);
});

it.each([
  'x',
  'null',
  '[]',
  '{"lines":5}',
  '{"chickens":-5,"lines":[[1],[2,"x"],[3,7],[4,-5],"x",null]}',
  '{"chickens":7,"lines":[]}',
])('takes %s for an empty basket', (text) => {
  onDevice(text);
  expect(readBasket()).toEqual({ chickens: null, lines: [] });
});

it('has no notes any more once the tab’s items are gone, as when somebody else signs in', () => {
  onDevice();
  choose(26, 20, 'sin gluten');
  clearSessionItems();
  expect(readBasket().lines).toEqual([{ productId: 26, quantity: 20, note: '', isNoteLost: true }]);
  expect(readBasket()).toBe(readBasket());
  changeBasket((before) => withQuantity(before, 26, tenths(10)));
  readAnew();
  expect(readBasket().lines).toMatchObject([{ quantity: 10, isNoteLost: true }]);
  changeBasket((before) => withNote(before, 26, ''));
  readAnew();
  expect(readBasket().lines).toEqual([{ productId: 26, quantity: 10, note: '' }]);
});
