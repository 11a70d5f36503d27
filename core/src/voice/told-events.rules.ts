// What is told of somebody else's food: "ha venido Ana a por dos pollos", "se ha llevado Pedro tres pollos", "acaba de
// recoger Marta un pollo". Told by the form of the verb: a past of the third person whose object, or whose errand, the
// food is. See docs/rules/voice.md#what-is-no-order.
import { isKnownName, isCapital } from './name-words.rules.ts';
import { isNumberWord } from './numbers.rules.ts';
import { isRequest, RELATIVES } from './ordinary-words.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { wordAt, type Read, type Token, type Tokens } from './tokens.rules.ts';

const list = (words: string) => wordSet(words.replaceAll(/\s+/g, ' '));

const PERFECT = wordSet('ha han habra habran haya hayan');
const JUST_NOW = phraseBook('acabo de, acaba de, acabamos de, acaban de');
const PARTICIPLE = /^(\p{L}+)[ai]do$/u;
const INFINITIVE = /^(\p{L}*)[aei]r(?:[mts]e|l[aeo]s?|sel[ao]s?|nos)?$/u;
/** "recogió", "pasaron": with the accent as it is written, for "llevo" is no past. */
const PRETERITE = /^(\p{L}{2,}?)(?:i?ó|[ai]ron|ieron|yeron)$/u;
const formsOf = (forms: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(forms).flatMap(([root, of]) =>
      of.split(' ').map((form) => [form, root] as const),
    ),
  );
/** By their roots, as those of the others. */
const IRREGULAR_PRETERITES = formsOf({
  hac: 'hizo hicimos hicieron',
  tra: 'trajo trajimos trajeron',
  pon: 'puso pusimos pusieron',
  d: 'dio dimos dieron',
  hab: 'hubo hubieron',
  ten: 'tuvo tuvieron',
  est: 'estuvo estuvieron',
  ven: 'vino vinieron',
  '': 'fue fueron',
  dec: 'dijo dijeron',
});
const IRREGULAR_PARTICIPLES = formsOf({
  hac: 'hecho',
  pon: 'puesto',
  '': 'ido',
  dec: 'dicho',
  devolv: 'devuelto',
  volv: 'vuelto',
  v: 'visto',
  escrib: 'escrito',
});

/** Whoever has done these speaks of an order, or says why there is one: "ha llamado Ana", "me ha dicho que". */
const SAYING =
  list(`llam dec pens mand envi equivoc decid avis pregunt prefer prefir contest gust encant parec habl
  confirm acord apetec antoj ocurr quer escrib s est pod`);
/** "ha pedido dos pollos" is said of an order that is new, "pidió dos pollos" of one that is not. */
const ORDERING = list('ped encarg');
/** Food is what they are about only where it is their errand: "vino a por dos pollos", "se fue con dos pollos". */
const COMING = new Set(['', ...list('ven lleg sal entr pas volv sub baj acerc march qued')]);
/** "me ha mandado mi madre a por dos pollos": who speaks has come for them. */
const SPEAKER = wordSet('me nos');

/** With these another thing begins. */
const TURNS =
  list(`que pues bueno vale pero entonces asi quiere quieren queria querian querria querrian quisiera necesita
  necesitan pide piden encarga encargan desea desean soy`);
const ERRANDS = phraseBook('a por, por, con');
/** "a encargar dos pollos" is the order itself. */
const TO_ORDER = list('encarg ped reserv apunt anot pregunt');
const CLITICS = wordSet('se le les lo los la las');
const ARTICLES = wordSet('el la los las su sus');
const TO_DO = wordSet('a para');

/** From what somebody did to the food; it keeps the work from growing faster than the text. */
const MOST_BETWEEN = 20;

/** The verb's root, and whether it is over and done with, which a perfect is not. */
type Event = { root: string; isOver: boolean };

const rootOf = (form: RegExp, word: string): string | null => form.exec(word)?.[1] ?? null;

/** "pasaron" and not "Aarón": no name, and nothing with a capital within the sentence. */
function readPreterite(token: Token | undefined, isFirst: boolean): string | null {
  if (token?.kind !== 'word' || isKnownName(token.folded)) return null;
  if (isCapital(token) && !isFirst) return null;
  const irregular = IRREGULAR_PRETERITES.get(token.folded);
  if (irregular !== undefined) return irregular;
  return rootOf(PRETERITE, token.written.toLowerCase());
}

/** The verb of the third person in the past that begins there; null where none does. */
function readEvent(tokens: Tokens, at: number): Read<Event> | null {
  const word = wordAt(tokens, at + 1);
  const perfect = PERFECT.has(wordAt(tokens, at))
    ? (IRREGULAR_PARTICIPLES.get(word) ?? rootOf(PARTICIPLE, word))
    : null;
  if (perfect !== null) return { value: { root: perfect, isOver: false }, to: at + 2 };
  const justNow = phraseAt(JUST_NOW, tokens, at);
  const done = justNow === null ? null : rootOf(INFINITIVE, wordAt(tokens, justNow));
  if (justNow !== null && done !== null) {
    return { value: { root: done, isOver: false }, to: justNow + 1 };
  }
  const preterite = readPreterite(tokens[at], at === 0);
  return preterite === null ? null : { value: { root: preterite, isOver: true }, to: at + 1 };
}

/** "apuntar" is asked of nobody. */
const isAsked = (word: string) => isRequest(word) && !INFINITIVE.test(word);

/** Whether another thing begins there; "y" between two who came, or in an hour, joins none. */
function isTurn(tokens: Tokens, at: number, food: number): boolean {
  const word = wordAt(tokens, at);
  if (word !== 'y') return tokens[at]?.kind === 'mark' || TURNS.has(word) || isAsked(word);
  const next = tokens[at + 1];
  const isName = isCapital(next) || isKnownName(next?.folded ?? '');
  const isOfHour = isNumberWord(wordAt(tokens, at - 1)) && at + 1 < food;
  return !isName && !isOfHour;
}

/** Where what leads to the food begins, behind all that is another thing. */
function afterTurns(tokens: Tokens, food: number): number {
  const farthest = Math.max(0, food - MOST_BETWEEN);
  let from = food;
  while (from > farthest && !isTurn(tokens, from - 1, food)) from -= 1;
  return from;
}

/** Where "a por", "con", "a recoger" and the like begin right before that place or its article; null where none does. */
function errandBefore(tokens: Tokens, food: number): number | null {
  const at = ARTICLES.has(wordAt(tokens, food - 1)) ? food - 1 : food;
  const back = [2, 1].find((words) => phraseAt(ERRANDS, tokens, at - words) === at);
  if (back !== undefined) return at - back;
  const done = TO_DO.has(wordAt(tokens, at - 2))
    ? rootOf(INFINITIVE, wordAt(tokens, at - 1))
    : null;
  return done === null || TO_ORDER.has(done) ? null : at - 2;
}

/** Whether somebody is named or spoken of between those places: "Pedro", "mi marido". */
const isSomebodyIn = (tokens: Tokens, from: number, to: number) =>
  tokens.slice(from, to).some((token, index) => {
    const isWritten = isCapital(token) && from + index > 0;
    return isWritten || isKnownName(token.folded) || RELATIVES.has(token.folded);
  });

/** What somebody said or ordered tells of an order that may be new. */
const isOfOrder = ({ root, isOver }: Event) => SAYING.has(root) || (!isOver && ORDERING.has(root));

/** Whether what is told there is what became of the food that begins behind it. */
function isOfFood(
  tokens: Tokens,
  { from, at, food }: Record<'from' | 'at' | 'food', number>,
): boolean {
  const event = readEvent(tokens, at);
  if (!event || event.to > food) return false;
  const errand = errandBefore(tokens, food);
  if (isOfOrder(event.value)) {
    const isSent = errand !== null && wordAt(tokens, errand) === 'a';
    return isSent && !SPEAKER.has(wordAt(tokens, at - 1));
  }
  // "ha estropeado la comida, dos pollos" is a reason to order some.
  const isObject = !COMING.has(event.value.root) && isSomebodyIn(tokens, from, food);
  return event.to === food || errand !== null || isObject;
}

/** "dos pollos se ha llevado Pedro"; "vino" behind a dish is one more. */
function isToldBehind(tokens: Tokens, to: number): boolean {
  const event = readEvent(tokens, CLITICS.has(wordAt(tokens, to)) ? to + 1 : to);
  return event !== null && !isOfOrder(event.value) && !COMING.has(event.value.root);
}

/** Whether somebody has done something with the food between those places, and this is all that is told. */
export function isToldOf(tokens: Tokens, food: number, to: number): boolean {
  const from = afterTurns(tokens, food);
  for (let at = from; at < food; at += 1) {
    if (isOfFood(tokens, { from, at, food })) return true;
  }
  return isToldBehind(tokens, to);
}
