// What the kitchen makes beside chickens: by pick-up time, each thing with how much of it in all and
// for whom. See docs/rules/dashboard.md#the-kitchens-list.
import { madridClock, madridDay, type ClockTime, type Day } from '../kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import { kitchenWords } from '../orders/lines/order-content.rules.ts';
import { readLine } from '../orders/lines/order-line-wire.rules.ts';
import { isPlainChicken } from '../orders/lines/order-lines.rules.ts';
import type { ChickenProducts } from '../settings/read-setting.rules.ts';
import type { Order } from '../orders/orders.contract.ts';
import { namesOtherFood } from '../orders/orders.rules.ts';

/** One order's share of a thing. */
export type KitchenShare = {
  orderId: number;
  customerName: string;
  quantity: Tenths;
  note: string | null;
  /** What else somebody wrote about the order. */
  words: string;
};

export type KitchenThing = { name: string; quantity: Tenths; shares: KitchenShare[] };

/** What staff have written in words, without a product. */
type KitchenWords = Pick<KitchenShare, 'orderId' | 'customerName' | 'words'>;

export type KitchenSlot = { clock: ClockTime; things: KitchenThing[]; words: KitchenWords[] };

const names = new Intl.Collator('es', { sensitivity: 'base' });

/** The days on which somebody picks up something else than chickens, the earliest first. */
export function kitchenDays(orders: readonly Order[], products: ChickenProducts): Day[] {
  const concerned = orders.filter((order) => isForKitchen(order, products));
  return [...new Set(concerned.map(({ pickupTime }) => madridDay(Date.parse(pickupTime))))].sort();
}

export function kitchenSlots(
  orders: readonly Order[],
  day: Day,
  products: ChickenProducts,
): KitchenSlot[] {
  const slots = new Map<ClockTime, KitchenSlot>();
  const ofDay = orders.filter(
    (order) => madridDay(Date.parse(order.pickupTime)) === day && isForKitchen(order, products),
  );
  for (const order of ofDay.toSorted((a, b) => a.id - b.id)) {
    const clock = madridClock(Date.parse(order.pickupTime));
    const slot = slots.get(clock) ?? { clock, things: [], words: [] };
    slots.set(clock, slot);
    addOrder(slot, order, products);
  }
  const byTime = [...slots.values()].sort((a, b) => (a.clock < b.clock ? -1 : 1));
  return byTime.map(({ things, ...slot }) => ({
    ...slot,
    things: things.toSorted((a, b) => names.compare(a.name, b.name)),
  }));
}

const othersOf = ({ lines }: Order, products: ChickenProducts) =>
  lines.filter((line) => !isPlainChicken(line, products)).map(readLine);

function isForKitchen(order: Order, products: ChickenProducts): boolean {
  if (othersOf(order, products).length > 0) return true;
  return kitchenWords(order, products).some(namesOtherFood);
}

function addOrder(slot: KitchenSlot, order: Order, products: ChickenProducts): void {
  const { id: orderId, customerName } = order;
  const words = kitchenWords(order, products).join(' · ');
  const others = othersOf(order, products);
  if (others.length === 0) slot.words.push({ orderId, customerName, words });
  for (const { name, quantity, note } of others) {
    let thing = slot.things.find((one) => one.name === name);
    if (!thing) slot.things.push((thing = { name, quantity: tenths(0), shares: [] }));
    thing.quantity = tenths(thing.quantity + quantity);
    thing.shares.push({ orderId, customerName, quantity, note, words });
  }
}
