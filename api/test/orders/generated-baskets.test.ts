// Whatever somebody chooses of the menu, the form and the server say the same of it: what it costs, what it
// takes from the oven, what it is called, and when it can be had. BRASA_BASKETS generates more baskets
// than the gate's (npm run long -- baskets). See docs/rules/orders.md#order-lines.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import { pickupRefusal, STARTER_HOURS } from '@brasa/core/hours/hours.rules.ts';
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import {
  addDays,
  instantToIso,
  madridInstant,
  minutesToClock,
  type Day,
} from '@brasa/core/kernel/time/madrid-time.ts';
import { MAX_CUSTOMER_QUANTITY, tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import { availabilityFault } from '@brasa/core/orders/place/availability.rules.ts';
import {
  chickensIn,
  EMPTY_BASKET,
  requestedLines,
  sumOf,
  withLess,
  withMore,
  withNote,
  type Basket,
  type Offer,
} from '@brasa/core/orders/place/basket.rules.ts';
import { viewLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import { detailsOfLines } from '@brasa/core/orders/lines/order-details.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { newPhone } from '../phone-of.ts';
import { engine, openShop, orderBody } from '../shop-under-test.ts';

const IN_THE_GATE = engine === 'postgres' ? 60 : 200;
const BASKETS = Number(process.env['BRASA_BASKETS'] ?? IN_THE_GATE);
const TODAY = '2026-11-20' as Day;
const [WHOLE, HALF, CREAM, SOLD_OUT] = [8, 9, 32, 24];

/** A shop with something by halves at an odd price, and something that is sold out today. */
async function openMenu() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const halves = { price: '3.33', quantityStep: 0.5, minQuantity: 1.5, version: 1 };
  expect((await staff.patch(`/api/products/${CREAM}`, halves)).status).toBe(200);
  expect((await staff.patch(`/api/products/${SOLD_OUT}/sold-out`, { soldOut: true })).status).toBe(
    200,
  );
  const products = (await staff.get('/api/products')).body as Product[];
  const offer: Offer = { menu: menuOf(products), products: { whole: WHOLE, half: HALF } };
  return { under, staff, offer };
}

type Step = { place: number; isMore: boolean; note: string };

const basketOf = (steps: readonly Step[], { menu, products }: Offer): Basket =>
  steps.reduce<Basket>((basket, { place, isMore, note }) => {
    const item = [...menu.values()][place % menu.size];
    if (!item) return basket;
    const changed = isMore ? withMore(basket, item, products) : withLess(basket, item);
    return note === '' ? changed : withNote(changed, item.id, note);
  }, EMPTY_BASKET);

/** As the form sends it: chickens alone without lines. */
function bodyOf(basket: Basket, offer: Offer, pickup: number): Record<string, unknown> {
  const sum = sumOf(basket, offer);
  const lines = requestedLines(basket, offer)?.map((line) => ({
    ...line,
    quantity: line.quantity / 10,
  }));
  return {
    ...orderBody({ pickupTime: instantToIso(pickup), customerPhone: newPhone() }),
    ...(basket.lines.length === 0
      ? { quantity: chickensIn(basket) / 10 }
      : { quantity: undefined, lines }),
    expectedTotal: sum && centsToDecimal(sum.total),
  };
}

/** The same total reckoned as a person would: so many of each at its price, half a cent up. */
function plainTotal(basket: Basket, { menu }: Offer): string {
  const price = (id: number) => menu.get(id)?.price ?? Number.NaN;
  const chickens = chickensIn(basket) / 10;
  const half = chickens % 1 === 0 ? 0 : price(HALF);
  const others = basket.lines.map(({ productId, quantity }) =>
    Math.round((price(productId) * quantity) / 10),
  );
  const total = others.reduce((sum, one) => sum + one, Math.floor(chickens) * price(WHOLE) + half);
  return (total / 100).toFixed(2);
}

type Moment = { pickup: number; now: number };

/** What the form says of it before it is sent. */
function expected(basket: Basket, offer: Offer, { pickup, now }: Moment) {
  const sum = sumOf(basket, offer);
  if (!sum) throw new Error('the menu has all of it');
  const outside = pickupRefusal(STARTER_HOURS, pickup, now);
  if (outside) return { status: 422, body: { code: outside } };
  const faults = sum.lines.flatMap(({ productId, quantity }) => {
    const item = offer.menu.get(productId);
    return (item && availabilityFault(item, quantity, { pickup, now })) ?? [];
  });
  if (faults.length > 0) {
    const details = faults.map(({ text }) => ({ message: text }));
    return { status: 422, body: { code: 'LINES_NOT_AVAILABLE', details } };
  }
  if (sum.chickens > MAX_CUSTOMER_QUANTITY) return { status: 400, body: { code: 'VALIDATION' } };
  return {
    status: 201,
    body: {
      lines: sum.lines.map(viewLine),
      linesTotal: plainTotal(basket, offer),
      quantity: tenthsToDecimal(sum.chickens),
      details: detailsOfLines(sum.lines, offer.products),
    },
  };
}

const anyStep = fc.record({
  place: fc.nat(1000),
  isMore: fc.integer({ min: 0, max: 5 }).map((chance) => chance > 0),
  note: fc.constantFrom('', '', '', 'sin sal', '  muy hecho ', '“ñ” 🍗'),
});
const anyMoment = fc.record({
  minute: fc.integer({ min: 8 * 60, max: 22 * 60 }),
  ahead: fc.integer({ min: 0, max: 290 }),
  isSoon: fc.boolean(),
  slot: fc.integer({ min: 18, max: 36 }),
});

test('the form and the server say the same of any basket, to the cent and to the half chicken', async () => {
  const { under, staff, offer } = await openMenu();
  const seen = new Set<number>();
  let address = 0;
  const basket = fc.tuple(fc.array(anyStep, { maxLength: 14 }), anyMoment);
  await fc.assert(
    fc.asyncProperty(basket, async ([steps, { minute, ahead, isSoon, slot }]) => {
      const chosen = basketOf(steps, offer);
      const now = madridInstant(TODAY, minutesToClock(minute));
      const day = addDays(TODAY, isSoon ? ahead % 3 : ahead);
      const pickup = madridInstant(day, minutesToClock(slot * 30));
      under.time.now = now;
      // Each from an address of its own: nobody orders so much.
      address += 1;
      const visitor = under.visitor(`10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`);
      const reply = await visitor.post('/api/orders', bodyOf(chosen, offer, pickup));
      seen.add(reply.status);
      expect(reply).toMatchObject(expected(chosen, offer, { pickup, now }));
      if (reply.status !== 201) return;
      const { id, ...order } = reply.body as Order;
      expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject(order);
    }),
    { numRuns: BASKETS },
  );
  expect([...seen].sort()).toEqual(expect.arrayContaining([201, 422]));
}, 3_600_000);
