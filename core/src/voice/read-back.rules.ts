// What was understood, as it is shown and spoken back. See docs/rules/voice.md#read-back.
import { capitalised, inSentence } from '../kernel/text/capitals.ts';
import { spokenChickens } from '../kernel/amounts/chicken-words.ts';
import { enumerated } from '../kernel/text/enumeration.ts';
import { longDay, weekdayName } from '../kernel/time/date-texts.ts';
import { relativeDay } from '../kernel/time/near-days.ts';
import { dayOfWeek, madridDay, type Day } from '../kernel/time/madrid-time.ts';
import { formatPhone } from '../kernel/text/phone.ts';
import { thingInWords } from '../orders/lines/order-details.rules.ts';
import type { Dish } from './dishes.rules.ts';
import type { Doubt } from './doubts.ts';
import type { Field } from './parts.ts';
import type { HeardOrder, Surroundings } from './read-order.rules.ts';

const SEPARATOR = ', ';

/** "2 pollos y medio, cerveza × 4, con patatas". */
function foodText({ chickens, lines, details }: HeardOrder, dishes: readonly Dish[]): string[] {
  const named = lines.map((line) => {
    const name = dishes.find(({ id }) => id === line.productId)?.name ?? '';
    return thingInWords({ ...line, name });
  });
  const plain = chickens === null ? [] : [inSentence(spokenChickens(chickens))];
  return [...plain, ...named, details].filter((text) => text !== '');
}

/** "hoy", "mañana", "el domingo 22 de noviembre". */
function dayText(day: Day, now: number): string {
  const today = madridDay(now);
  const near = relativeDay(day, today);
  if (near === 'hoy' || near === 'mañana') return near;
  return `el ${weekdayName(dayOfWeek(day))} ${longDay(day).split(' de ').slice(0, 2).join(' de ')}`;
}

function pickUpText({ day, time }: HeardOrder, now: number): string {
  const texts = [day === null ? '' : dayText(day, now), time === null ? '' : atTime(time)];
  return texts.filter((text) => text !== '').join(' ');
}

/** "a la 13:30" is said of one o'clock alone, as it is read out. */
const atTime = (time: string) =>
  `${time.startsWith('01:') || time.startsWith('13:') ? 'a la' : 'a las'} ${time}`;

const phoneText = (phone: string) => `teléfono ${formatPhone(phone)}`;

/** "2 pollos y medio para María, hoy a las 14:30, teléfono 655 123 456"; empty where nothing was understood. */
export function readBack(
  order: HeardOrder,
  { now, dishes }: Pick<Surroundings, 'now' | 'dishes'>,
): string {
  const { customerName, customerPhone } = order;
  const food = foodText(order, dishes).join(SEPARATOR);
  const name = customerName === null ? '' : `para ${customerName}`;
  const whom = [food, name].filter((text) => text !== '').join(' ');
  const pickUp = pickUpText(order, now);
  const phone = customerPhone === null ? '' : phoneText(customerPhone);
  return capitalised([whom, pickUp, phone].filter((text) => text !== '').join(SEPARATOR));
}

const MISSING = { name: 'el nombre', food: 'qué quiere', time: 'la hora', day: 'el día' };

const QUESTIONS: Record<Field, string> = {
  name: '¿A nombre de quién?',
  quantity: '¿Cuántos?',
  dish: '¿Qué es exactamente?',
  time: '¿A qué hora?',
  day: '¿Para qué día?',
  phone: '¿Cuál es el teléfono?',
};

type Ambiguous = Extract<Doubt, { kind: 'ambiguous' }>;
const isAmbiguous = (doubt: Doubt): doubt is Ambiguous => doubt.kind === 'ambiguous';
const isMissing = (doubt: Doubt): doubt is Exclude<Doubt, Ambiguous> => doubt.kind !== 'ambiguous';

function questionOf({ field, heard, options }: Ambiguous): string {
  const choice = options.length > 1 ? ` ¿${capitalised(options.join(' o '))}?` : '';
  return `No me ha quedado claro «${heard}».${choice === '' ? ` ${QUESTIONS[field]}` : choice}`;
}

/** "Falta el nombre y la hora.", and a question for each thing that may be meant in two ways; empty where nothing is open. */
export function openQuestions(doubts: readonly Doubt[]): string {
  const missing = doubts.filter(isMissing).map(({ kind }) => MISSING[kind]);
  const falta = missing.length === 0 ? [] : [`Falta ${enumerated(missing)}.`];
  return [...falta, ...doubts.filter(isAmbiguous).map(questionOf)].join(' ');
}
