// Talk of orders that exist already: "los dos pollos de Toni", "hay dos pollos a nombre de Ana", "un pollo de las
// dos". Nothing of it is to be written down again. See docs/rules/voice.md#what-is-no-order.
import type { Menu } from './dishes.rules.ts';
import { readFood } from './food.rules.ts';
import { readNumber } from './numbers.rules.ts';
import { isRequestForMe } from './ordinary-words.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { isToldOf } from './told-events.rules.ts';
import { wordAt, type Read, type Tokens } from './tokens.rules.ts';

/** Food behind them is spoken of a second time; "las" is that of an hour. */
const DEFINITE = wordSet('el los este estos ese esos aquel aquellos su sus tu tus mis');
/** Food behind them is there. */
const BEING_THERE = phraseBook(
  `hay, había, habían, tengo, tiene, tienes, tienen, tenemos, tenéis, tenía, tenían, tenias, quedan, queda, sobra, sobran,
  falta, faltan, faltaba, faltaban, lista pone, ticket pone, hoja pone, libreta pone, papel pone, aquí pone, ahí pone`,
);
/** Nobody has them: "me hacen falta dos pollos", "el teléfono ya lo tienes, un pollo". */
const NOT_THERE = wordSet('hace hacen haria harian haran lo la los las');
/** What was done with an order before its food is named: "le he apuntado a Ana dos pollos". */
const AUXILIARIES = wordSet('he has ha hemos han');
const HANDLED = wordSet(
  `apuntado apuntados anotado anotados dado pagado cobrado salido servido entregado preparado metido sacado guardado
  recogido llevado vendido hecho hechos comido comprado`.replaceAll(/\s+/g, ' '),
);
/** "apunte" is asked, "apunté" is over. */
const DID = new Set(
  'apunté anoté guardé cobré vendí serví entregué saqué metí preparé puse di dio dimos'.split(' '),
);
const OF_AN_HOUR = phraseBook('de la, de las');
const KINDS = wordSet('entero enteros asado asados');
const THE_ONE = wordSet('el la los las lo');

/** "a las dos" counts nothing. */
const isHour = (tokens: Tokens, at: number) =>
  wordAt(tokens, at - 2) === 'a' && THE_ONE.has(wordAt(tokens, at - 1));

/** The food that begins there, its article left out, and whether it is counted; null where none does. */
function readFoodOf(tokens: Tokens, at: number, menu: Menu): Read<boolean> | null {
  if (THE_ONE.has(wordAt(tokens, at)) || isHour(tokens, at)) return null;
  const food = readFood(tokens, at, menu);
  if (food?.value.kind === 'chickens') return { ...food, value: food.value.tenths !== null };
  if (food?.value.kind === 'dish') return { ...food, value: food.value.dish.count !== null };
  return food?.value.kind === 'amount' && food.value.hasHalf ? { ...food, value: true } : null;
}

/** The place after "de las dos"; null where no hour stands. */
function afterHour(tokens: Tokens, at: number): number | null {
  const from = phraseAt(OF_AN_HOUR, tokens, at);
  return (from === null ? null : readNumber(tokens, from)?.to) ?? null;
}

/** Whether the words right before that place say that what follows is there: "ya tengo", "aquí hay". */
const isSaidToBeThere = (tokens: Tokens, at: number) =>
  [1, 2].some((back) => phraseAt(BEING_THERE, tokens, at - back) === at) &&
  !NOT_THERE.has(wordAt(tokens, at - 2));

/** "el de las dos", "los de la una". */
const afterTheOneOfAnHour = (tokens: Tokens, at: number) =>
  THE_ONE.has(wordAt(tokens, at)) ? afterHour(tokens, at + 1) : null;

function isKnown(tokens: Tokens, at: number, to: number): boolean {
  const end = KINDS.has(wordAt(tokens, to)) ? to + 1 : to;
  // "guárdame los dos pollos de siempre" is an order.
  const isMentioned =
    DEFINITE.has(wordAt(tokens, at - 1)) && !isRequestForMe(wordAt(tokens, at - 2));
  return isMentioned || isSaidToBeThere(tokens, at) || afterHour(tokens, end) !== null;
}

/** The place after "he apuntado" or "apunté"; null where neither stands. */
function afterHandled(tokens: Tokens, at: number): number | null {
  if (DID.has(tokens[at]?.written.toLowerCase() ?? '')) return at + 1;
  const isPerfect = AUXILIARIES.has(wordAt(tokens, at)) && HANDLED.has(wordAt(tokens, at + 1));
  return isPerfect ? at + 2 : null;
}

/** The place after the first food that the sentence counts, where that is known already; null where it is not. */
export function afterKnownOrder(sentence: Tokens, menu: Menu): number | null {
  for (const at of sentence.keys()) {
    const known = afterHandled(sentence, at) ?? afterTheOneOfAnHour(sentence, at);
    if (known !== null) return known;
    const food = readFoodOf(sentence, at, menu);
    if (food && isToldOf(sentence, at, food.to)) return food.to;
    if (food?.value) return isKnown(sentence, at, food.to) ? food.to : null;
  }
  return null;
}
