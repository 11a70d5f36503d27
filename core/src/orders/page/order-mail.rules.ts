// What an order's customer is told, by mail and by push (docs/rules/messages.md#of-an-order).
import { ALLERGENS } from '../../catalog/catalog.rules.ts';
import { countedName } from '../../catalog/portions.rules.ts';
import { cents, formatEuros, parseCents } from '../../kernel/amounts/cents.ts';
import { spokenDay } from '../../kernel/time/date-texts.ts';
import { madridClock, madridDay, type Day } from '../../kernel/time/madrid-time.ts';
import { formatPhone } from '../../kernel/text/phone.ts';
import { parseTenths, tenths } from '../../kernel/amounts/tenths.ts';
import { unbroken, type Letter } from '../../messages/letter.rules.ts';
import { plainWords } from '../../messages/plain-words.rules.ts';
import type { PushNotice } from '../../messages/push.rules.ts';
import type { MessageKind, OrderMessageKind } from '../../messages/sending.rules.ts';
import type { OrderPage } from './order-page.contract.ts';
import { orderPagePath, POINTS_DISCOUNT } from './order-page.rules.ts';
import { owesUnpriced, unpricedThings } from '../lines/unpriced.rules.ts';
import { contractTerms, type Goods, type Seller } from './contract-terms.rules.ts';
import { bringBackText, receivedText } from './withdrawal.rules.ts';
import { isPricedWhole, withoutMarks } from '../lines/price-marks.rules.ts';

type Told = { kind: MessageKind; toldVersion: number | null };

type Standing = Pick<OrderPage, 'stage' | 'version' | 'pickupTime' | 'withdrawal'>;

/**
 * Whether the message is still to be sent: it is true of the order as it is now, and nothing that was sent has
 * said the same.
 */
export function isWorthSending(
  kind: OrderMessageKind,
  { stage, version, pickupTime, withdrawal = null }: Standing,
  told: readonly Told[],
  now: number,
): boolean {
  // A withdrawal is acknowledged although the order may be another by then.
  if (kind === 'withdrawn') return withdrawal !== null;
  const wasTold = (...kinds: MessageKind[]) =>
    told.some(
      (one) =>
        one.toldVersion !== null &&
        one.toldVersion >= version &&
        (kinds.length === 0 || kinds.includes(one.kind)),
    );
  if (kind === 'cancelled') return stage === 'cancelled' && !wasTold('cancelled');
  if (kind === 'ready') return stage === 'ready' && !wasTold('ready');
  // The terms of the contract that it carries are owed of an order that is over, too.
  if (kind === 'confirmation') {
    return stage !== 'cancelled' && !wasTold('confirmation', 'changed');
  }
  const isUnderWay = stage !== 'cancelled' && stage !== 'collected' && Date.parse(pickupTime) > now;
  return isUnderWay && !wasTold();
}

/** True where the mail carries the terms of the contract: it says what the order holds by now, perhaps to another address. */
const carriesTerms = (kind: OrderMessageKind): boolean =>
  kind === 'confirmation' || kind === 'changed';

/** "late" is a confirmation that leaves when there is nothing to come of the order any more. */
type LetterKind = OrderMessageKind | 'late';

function letterKind(
  kind: OrderMessageKind,
  { stage, pickupTime }: OrderPage,
  now: number,
): LetterKind {
  const isPast = stage === 'collected' || Date.parse(pickupTime) <= now;
  return kind === 'confirmation' && isPast ? 'late' : kind;
}

const TITLES: Record<LetterKind, string> = {
  confirmation: 'Lo tenemos apuntado',
  late: 'La confirmación de tu pedido',
  changed: 'Tu pedido ha cambiado',
  cancelled: 'Tu pedido está cancelado',
  withdrawn: 'Hemos recibido tu desistimiento',
  ready: 'Tu pedido está listo',
};

const SUBJECTS: Record<LetterKind, string> = {
  confirmation: 'Pedido apuntado',
  late: 'Confirmación de tu pedido',
  changed: 'Pedido cambiado',
  cancelled: 'Pedido cancelado',
  withdrawn: 'Desistimiento recibido',
  ready: 'Pedido listo',
};

type Shop = Seller & { phonePrimary: string };

type Around = {
  shop: Shop;
  /** Where the order's page is, and where the terms are. */
  url: string;
  termsUrl: string;
  now: number;
};

/** The letter of this kind about the order as it is now. */
export function orderLetter(kind: OrderMessageKind, order: OrderPage, around: Around): Letter {
  const { shop, url, termsUrl, now } = around;
  const today = madridDay(now);
  const when = whenOf(order, today);
  const says = letterKind(kind, order, now);
  const isOver = kind === 'cancelled' || kind === 'withdrawn';
  const phone = shop.phonePrimary === '' ? null : unbroken(formatPhone(shop.phonePrimary));
  return {
    sender: shop.restaurantName,
    subject: `${SUBJECTS[says]}: ${isOver ? `n.º ${order.id}` : when}`,
    title: TITLES[says],
    paragraphs: [`Hola, ${plainWords(order.customerName)}:`, ...letterTexts(says, order, today)],
    facts: isOver ? [] : factsOf(order, when, shop),
    ...(isOver ? { lines: [], total: kind === 'withdrawn' ? null : paidOf(order) } : foodOf(order)),
    links: [{ text: linkText(order), url }],
    ending: [
      ...(phone === null ? [] : [`¿Alguna duda? Llámanos al ${phone}.`]),
      'Te escribimos porque hay un pedido con esta dirección.',
      ...(carriesTerms(kind) ? contractTerms(shop, goodsOf(order), termsUrl) : []),
    ],
  };
}

function goodsOf({ id, lines, unpriced = [], quantity, drinks = [] }: OrderPage): Goods {
  const isMore = drinks.length < lines.length + unpriced.length;
  const hasFood = drinks.length === 0 || isMore || Number(quantity) > 0;
  return { id, drinks: drinks.map(oneLine), hasFood };
}

function linkText({ stage, changeRefusal }: OrderPage): string {
  if (stage === 'cancelled') return 'Ver o repetir mi pedido';
  return changeRefusal === null ? 'Ver o cambiar mi pedido' : 'Ver mi pedido';
}

/** A withdrawal is acknowledged by mail alone. */
export type PushedKind = Exclude<OrderMessageKind, 'withdrawn'>;

/** The notification of this kind about the order as it is now, by its code. */
export function orderPush(
  kind: PushedKind,
  order: Pick<OrderPage, 'id' | 'pickupTime'>,
  { code, today }: { code: string; today: Day },
): PushNotice {
  const { id } = order;
  const body = {
    cancelled: textOf('cancelled', order, today),
    ready: textOf('ready', order, today),
    changed: `Así queda tu pedido n.º ${id}: ${whenOf(order, today)}.`,
    confirmation: `Tu pedido n.º ${id}: ${whenOf(order, today)}.`,
  };
  return {
    title: TITLES[kind],
    body: body[kind],
    path: orderPagePath(code),
    tag: `order-${id}`,
  };
}

/** "sábado 21 de noviembre a las 14:00", of another year than today's with that. */
function whenOf({ pickupTime }: Pick<OrderPage, 'pickupTime'>, today: Day): string {
  const pickup = Date.parse(pickupTime);
  return `${spokenDay(madridDay(pickup), today)} a las ${madridClock(pickup)}`;
}

function textOf(
  kind: 'cancelled' | 'ready',
  order: Pick<OrderPage, 'id' | 'pickupTime'>,
  today: Day,
): string {
  return kind === 'ready'
    ? `Ya puedes venir a por tu pedido n.º ${order.id}.`
    : `Tu pedido n.º ${order.id} para el ${whenOf(order, today)} está cancelado.`;
}

function letterTexts(kind: LetterKind, order: OrderPage, today: Day): string[] {
  const { withdrawal = null } = order;
  return kind === 'withdrawn' && withdrawal
    ? [
        `Desistes de la compra de estas bebidas del pedido n.º ${order.id}: ${oneLine(withdrawal.drinks)}.`,
        receivedText(withdrawal.at),
        bringBackText(withdrawal.at),
      ]
    : [letterText(kind, order, today)];
}

function letterText(kind: LetterKind, order: OrderPage, today: Day): string {
  const { id, changeRefusal } = order;
  if (kind === 'cancelled' || kind === 'ready') return textOf(kind, order, today);
  if (kind === 'late') {
    return `Esta es la confirmación de tu pedido n.º ${id}, que no pudimos enviarte antes.`;
  }
  const start =
    kind === 'confirmation'
      ? `Hemos apuntado tu pedido n.º ${id}.`
      : `Así queda tu pedido n.º ${id}.`;
  const more = changeRefusal === null ? ' En su página puedes cambiar la hora o cancelarlo.' : '';
  return start + more;
}

function factsOf(order: OrderPage, when: string, { address }: Shop): Letter['facts'] {
  const { note } = order;
  return [
    { name: 'Recogida', value: when },
    ...(address === '' ? [] : [{ name: 'Dónde', value: address }]),
    { name: 'Alérgenos', value: allergensText(order) },
    ...(note === null ? [] : [{ name: 'Nota', value: quoted(note) }]),
  ];
}

/** What a customer wrote begins no line of the letter's own: a letter goes to whatever address they say. */
const oneLine = (text: string): string => plainWords(text.replaceAll(/\s*\n\s*/g, ' · '));

const quoted = (text: string): string => `«${oneLine(text)}»`;

function allergensText({ allergens, stage }: OrderPage): string {
  if (allergens === null) {
    return stage === 'collected'
      ? 'consúltalos por teléfono'
      : 'consúltalos al recoger o por teléfono';
  }
  if (allergens.length === 0) return 'sin alérgenos declarados';
  return allergens.map((code) => ALLERGENS[code]).join(', ');
}

/** The payment of an order that is called off, given back or kept; null without one. */
function paidOf(order: OrderPage): Letter['total'] {
  const paid = parseCents(order.paid ?? '');
  if (paid === null) return null;
  const amount = formatEuros(paid) + (owedText(order) || ', que no se devuelven');
  return { name: 'Pagado', amount };
}

function foodOf(order: OrderPage): Pick<Letter, 'lines' | 'total'> {
  const { lines, details, linesTotal, paid, discount } = order;
  const total = parseCents(paid ?? order.invoiced ?? linesTotal ?? '');
  const left = owedText(order);
  const unpriced = unpricedThings(order);
  const isWhole = unpriced.length === 0 || isPricedWhole(order);
  const totalName = isWhole ? 'Total' : 'Total de lo demás';
  const food =
    lines.length === 0
      ? [{ name: oneLine(withoutMarks(details ?? '')), note: null, amount: '' }]
      : [...lines.map(pricedLine), ...unpriced.map((dish) => unpricedLine(dish, order))];
  return {
    lines: discount
      ? [...food, { name: POINTS_DISCOUNT, note: null, amount: euros(discount) }]
      : food,
    total:
      total === null
        ? null
        : { name: paid === null ? totalName : 'Pagado', amount: formatEuros(total) + left },
  };
}

type LetterLine = Letter['lines'][number];

function pricedLine({ name, quantity, note, total }: OrderPage['lines'][number]): LetterLine {
  return {
    name: countedName({ name, quantity: parseTenths(quantity) ?? tenths(0) }),
    note: note === null ? null : plainWords(note),
    amount: euros(total),
  };
}

function unpricedLine(dish: string, order: OrderPage): LetterLine {
  return { name: oneLine(dish), note: null, amount: isPricedWhole(order) ? '' : 'sin precio' };
}

/** ", faltan 3,50 €", ", te devolvemos 6,50 €". */
function owedText(order: OrderPage): string {
  const due = parseCents(order.owed ?? '0') ?? 0;
  if (due === 0) return '';
  if (due < 0) return `, te devolvemos ${formatEuros(cents(0 - due))}`;
  const least = owesUnpriced(order) ? 'al menos ' : '';
  return `, faltan ${least}${formatEuros(cents(due))}`;
}

function euros(decimal: string): string {
  const amount = parseCents(decimal);
  return amount === null ? '' : formatEuros(amount);
}
