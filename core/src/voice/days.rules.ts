// Days: "hoy", "pasado mañana", "el domingo que viene", "el 6 de enero", "el día 24", "Nochebuena".
// See docs/rules/voice.md#days.
import { addDays, dayOfWeek, type Day } from '../kernel/time/madrid-time.ts';
import { foldText } from '../kernel/text/fold-text.ts';
import { isCountable } from './counted-words.rules.ts';
import { FEASTS, MONTHS, nextDate, nextDayOfMonth, WEEKDAYS } from './dates.rules.ts';
import { readDaysAhead, readNotThis, readVagueDay } from './other-days.rules.ts';
import { readNumber } from './numbers.rules.ts';
import type { Meaning, SaidDay } from './parts.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { isInnerMark, wordAt, type Read, type Tokens } from './tokens.rules.ts';

const NEAR: ReadonlyMap<string, number> = new Map([
  ['hoy', 0],
  ['hoy mismo', 0],
  ['para hoy', 0],
  ['para hoy mismo', 0],
  ['esta mañana', 0],
  ['mañana', 1],
  ['mañana mismo', 1],
  ['pasado mañana', 2],
  ['para pasado', 2],
  ['para pasado mañana', 2],
]);
const NEAR_PHRASES = phraseBook([...NEAR.keys()].join(','));
const NEAR_FOLDED = new Map([...NEAR].map(([name, away]) => [foldText(name), away] as const));
const BEFORE = phraseBook(
  'pal, pa el, para el día, para el próximo, el próximo, para este, para el, este mismo, este, el día, el, día, próximo, para',
);
const NOT_TODAY = phraseBook('que viene, próximo, siguiente, que entra');
const IN_NEXT_WEEK = phraseBook('de la semana que viene, de la próxima semana, de la otra semana');
const BEFORE_FEASTS = wordSet('dia para por es');
const DAY_OF = phraseBook(
  'el día de, el día del, para el día de, para el día del, el día de la, para el día de la, el día de mi, para el día de mi',
);
const HOLIDAY = phraseBook('festivo, fiesta, que es fiesta, que es festivo, de fiesta, laborable');
const EVE = phraseBook('la víspera, víspera, vísperas');
const LOST_BEFORE = wordSet('el este dia');
const TIME_BEGINNINGS = phraseBook('a las, a la');

const certain = (said: SaidDay, to: number): Read<Meaning> => ({
  value: { kind: 'day', said },
  to,
});
const onDate = (day: Day, to: number) => certain({ kind: 'date', day }, to);
const unclear = (to: number, options: Day[] = []): Read<Meaning> => ({
  value: { kind: 'unclear', field: 'day', options },
  to,
});

function readNear(tokens: Tokens, at: number, today: Day): Read<Meaning> | null {
  const to = phraseAt(NEAR_PHRASES, tokens, at);
  if (to === null) return null;
  const words = tokens.slice(at, to).map(({ folded }) => folded);
  return onDate(addDays(today, NEAR_FOLDED.get(words.join(' ')) ?? 0), to);
}

/** "24 de diciembre", "24/12", "24": the next such day. The meaning is unclear where there is none. */
function readDate(tokens: Tokens, at: number, today: Day): Read<Meaning> | null {
  const date = readNumber(tokens, at);
  if (!date) return null;
  const isSlashed = isInnerMark(tokens, date.to, '/-') && !isCountable(tokens, date.to + 2);
  const isNamed = wordAt(tokens, date.to) === 'de';
  const monthAt = date.to + 1;
  const month = isSlashed
    ? Number(wordAt(tokens, monthAt))
    : MONTHS.indexOf(wordAt(tokens, monthAt)) + 1;
  if ((!isSlashed && !isNamed) || !(month >= 1 && month <= 12)) return null;
  const day = nextDate({ month, date: date.value.value }, today);
  return day === null ? unclear(monthAt + 1) : onDate(day, afterYear(tokens, monthAt + 1));
}

/** The year behind a date says nothing more where it is one of the two that the date may be in. */
function afterYear(tokens: Tokens, at: number): number {
  const joint = wordAt(tokens, at);
  const isJoined = joint === 'de' || joint === 'del' || isInnerMark(tokens, at, '/-');
  const year = wordAt(tokens, at + 1);
  return isJoined && year.length === 4 && year.startsWith('20') ? at + 2 : at;
}

/** "el 24", "el día 24": only with its article, and only where it counts nothing. */
function readDayOfMonth(tokens: Tokens, at: number, today: Day): Read<Meaning> | null {
  const date = readNumber(tokens, at);
  const isIntroduced = ['el', 'dia'].includes(wordAt(tokens, at - 1));
  if (!date || !isIntroduced || isCountable(tokens, date.to)) return null;
  if (isInnerMark(tokens, date.to, ':.,') || !(date.value.value <= 31)) return null;
  const day = nextDayOfMonth(date.value.value, today);
  return day === null ? unclear(date.to) : onDate(day, date.to);
}

/** "domingo", "domingo 22", "domingo que viene"; a date beside it must fall on that weekday. */
function readWeekday(tokens: Tokens, at: number, today: Day): Read<Meaning> | null {
  const weekday = WEEKDAYS.indexOf(wordAt(tokens, at));
  if (weekday < 0) return null;
  const afterNext = phraseAt(NOT_TODAY, tokens, at + 1);
  const before = wordAt(tokens, at - 1);
  const inNextWeek = phraseAt(IN_NEXT_WEEK, tokens, at + 1);
  if (inNextWeek !== null) return onDate(inWeekAfter(today, weekday), inNextWeek);
  const date = readDateOfWeekday(tokens, at + 1, today);
  if (date) return agrees(date.value, weekday) ? date : unclear(date.to);
  const isNotToday = afterNext !== null || before === 'proximo';
  return certain(
    { kind: 'weekday', weekday, isNotToday },
    afterHoliday(tokens, afterNext ?? at + 1),
  );
}

/** "festivo" behind a weekday. */
const afterHoliday = (tokens: Tokens, at: number) => phraseAt(HOLIDAY, tokens, at) ?? at;

function readDateOfWeekday(tokens: Tokens, at: number, today: Day): Read<Meaning> | null {
  const from = wordAt(tokens, at) === 'dia' ? at + 1 : at;
  const named = readDate(tokens, from, today);
  if (named) return named;
  const date = readNumber(tokens, from);
  const isDate = date !== null && (from > at || date.value.isWritten || date.value.value > 12);
  if (!isDate || isCountable(tokens, date.to) || isInnerMark(tokens, date.to, ':.,')) return null;
  const day = date.value.value <= 31 ? nextDayOfMonth(date.value.value, today) : null;
  return day === null ? null : onDate(day, date.to);
}

const agrees = (meaning: Meaning, weekday: number) =>
  meaning.kind === 'day' && meaning.said.kind === 'date' && dayOfWeek(meaning.said.day) === weekday;

/** That weekday of the week that begins with the next Monday. */
function inWeekAfter(today: Day, weekday: number): Day {
  const monday = addDays(today, 7 - ((dayOfWeek(today) + 6) % 7));
  return addDays(monday, (weekday + 6) % 7);
}

/** "el día de la madre": a day of something that has no date here. */
function readDayOfSomething(tokens: Tokens, at: number): Read<Meaning> | null {
  const to = phraseAt(DAY_OF, tokens, at);
  return to === null ? null : unclear(to);
}

/** The feast, or its eve; unclear where it was only just. */
function readFeast(tokens: Tokens, start: number, today: Day): Read<Meaning> | null {
  const eve = phraseAt(EVE, tokens, start);
  const at = eve ?? start;
  const isIntroduced = eve !== null || BEFORE_FEASTS.has(wordAt(tokens, at - 1));
  const feast = FEASTS.find(
    ({ book, isNamed }) => (isIntroduced || !isNamed) && phraseAt(book, tokens, at) !== null,
  );
  const to = feast ? phraseAt(feast.book, tokens, at) : null;
  if (!feast || to === null) return null;
  const day = nextDate(feast, today);
  if (day === null) return unclear(to);
  return onDate(eve === null ? day : addDays(day, -1), to);
}

/** "para San José": a feast of several words, where it might be taken for a name. */
export function readNamedFeast(tokens: Tokens, at: number, today: Day): Read<Meaning> | null {
  const isPara = wordAt(tokens, at) === 'para' && tokens[at + 1]?.kind === 'word';
  const feast = isPara ? readFeast(tokens, at + 1, today) : null;
  return feast && feast.to > at + 2 ? feast : null;
}

/** "para el a las dos": the day was not heard. */
const isLost = (tokens: Tokens, at: number, from: number) =>
  from > at &&
  LOST_BEFORE.has(wordAt(tokens, from - 1)) &&
  phraseAt(TIME_BEGINNINGS, tokens, from) !== null;

/** What is no weekday, date or feast: how far away it is, what it is not, and what nobody can write down. */
function readOtherDay(
  tokens: Tokens,
  { at, from, today }: { at: number; from: number; today: Day },
): Read<Meaning> | null {
  const other = readNotThis(tokens, at, today) ?? readDaysAhead(tokens, at, today);
  if (other) return onDate(other.value, other.to);
  const vague = readVagueDay(tokens, at) ?? readVagueDay(tokens, from);
  if (vague) return vague.value ? unclear(vague.to) : { value: { kind: 'filler' }, to: vague.to };
  return isLost(tokens, at, from) ? unclear(from) : null;
}

/** Null where no day begins. */
export function readDay(tokens: Tokens, at: number, today: Day): Read<Meaning> | null {
  const from = phraseAt(BEFORE, tokens, at) ?? at;
  return (
    readOtherDay(tokens, { at, from, today }) ??
    readNear(tokens, at, today) ??
    readNear(tokens, from, today) ??
    readWeekday(tokens, from, today) ??
    readDate(tokens, from, today) ??
    readFeast(tokens, from, today) ??
    readDayOfMonth(tokens, from, today) ??
    readDayOfSomething(tokens, at)
  );
}
