// Sentences that are no orders: what speech models invent out of silence, questions for the price, talk of
// yesterday, and orders that are called off. See docs/rules/voice.md#what-is-no-order.
import type { Menu } from './dishes.rules.ts';
import { afterKnownOrder } from './known-orders.rules.ts';
import { phraseAt, phraseBook, wordSet, type PhraseBook } from './phrases.rules.ts';
import { isRequestForMe } from './ordinary-words.ts';
import type { Token, Tokens } from './tokens.rules.ts';

/** Their sentence is left out. */
const NO_ORDER = phraseBook(
  `subtítulos, subtitulado, subtítulo, amara, suscríbete, suscribirte, suscríbanse, suscribiros, al canal,
  este canal, mi canal, nuestro canal, ver el vídeo, por ver, el vídeo, este vídeo, próximo vídeo, dale a like,
  un like, me gusta el vídeo, la campanita, transcripción, transcrito, música, aplausos, www, com,
  traducido por, derechos reservados, ayer, anoche, anteayer, la semana pasada, el mes pasado, el año pasado,
  el domingo pasado, el sábado pasado, el viernes pasado, el otro día, estaba buenísimo, estaban buenísimos,
  estaba muy bueno, estaban muy buenos, buenísimo, buenísimos, riquísimo, riquísimos, riquísima, me llevé,
  se llevó, se llevaron, se lo llevó, se los llevó, nos llevamos, compré, compramos, comimos, comí, comió,
  comieron, pedimos ayer, había, habían, fuimos, fui, vendido, vendidos, vendimos, vendemos, se vende,
  se venden, goles, gol, partido de, radio, noticias, tiempo para, ya están listos, ya está listo, está listo,
  ha recogido, han recogido, ya se ha, se los ha, se lo ha, salen, llevaba, llevaban, recogió, recogieron,
  pagaron, son veinte, receta, ingredientes, horno a, grados, minutos en el`,
);

/** What is asked or told before an order; without a mark between, the order begins where it is introduced. */
const ASIDES = phraseBook(
  `cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, cuánto es, cuánto sale, a cuánto, a cómo,
  estáis abiertos, está abierto, qué precio, qué vale, qué cuesta, tenéis, tienen, tienes pollo, tienes pollos,
  tienes paella, hay pollos, hay pollo, quedan, queda, cuántos quedan, cuántas quedan, a qué hora, abrís,
  cerráis, abren, cierran, qué lleva, qué llevan, cobra, cobras, cóbrame, cóbrale, cobrar,
  ya está apuntado, ya están apuntados, lo tengo apuntado, los tengo apuntados, ya lo apunté, has apuntado, has puesto,
  ese ya, esos ya, ya estaba, ya estaban, acaba de salir, acaban de salir, se ha dejado, se han dejado, falta por,
  faltan por, no ha venido, no han venido, que había pedido, que había encargado, que pidió, que pidieron,
  que encargaron, ya los tengo, ya los tenemos, ya las tengo, ya no hay, siempre pide, siempre piden, siempre compra,
  siempre encarga, siempre se lleva, se lleva siempre, pide siempre`,
);

/** After them nothing of the whole text is an order. */
const CALLED_OFF = phraseBook(
  `anula, anular, anulado, anúlame, cancela, cancelar, cancelado, cancélame, borra, borrar, bórrame, elimina,
  ya no quiero, ya no quiere, ya no queremos, ya no viene, ya no vienen, no apuntes, no lo apuntes`,
);

const isEnd = (token: Token, next: Token | undefined) =>
  token.kind === 'mark' && '.!?'.includes(token.written) && next?.isGlued !== true;

const hasPhrase = (book: PhraseBook, tokens: Tokens) =>
  tokens.some((_, at) => phraseAt(book, tokens, at) !== null);

/** "pagó" is over, "pago" is not. */
const OVER = new Set(['pagó', 'compró', 'encargó', 'encargaron']);
const BEGINNINGS = wordSet('pues bueno vale entonces venga');

/** The place after the last aside of the sentence; null where it has none. */
function afterAsides(sentence: Tokens, menu: Menu): number | null {
  const ends = sentence.map((_, at) => phraseAt(ASIDES, sentence, at) ?? 0);
  const last = Math.max(afterKnownOrder(sentence, menu) ?? 0, ...ends);
  return last === 0 ? null : last;
}

/** What is ordered in the sentence: "cóbrame luego pero apúntame un pollo" has an order behind an aside. */
function orderedIn(sentence: Tokens, menu: Menu): Tokens {
  const isOver = sentence.some(({ written }) => OVER.has(written.toLowerCase()));
  if (isOver || hasPhrase(NO_ORDER, sentence)) return [];
  const from = afterAsides(sentence, menu);
  if (from === null) return sentence;
  const start = sentence.findIndex(
    ({ folded }, at) => at >= from && (BEGINNINGS.has(folded) || isRequestForMe(folded)),
  );
  return start < 0 ? [] : sentence.slice(start);
}

/** The text without the sentences that are no orders; nothing where an order is called off. */
export function spokenOrder(tokens: Tokens, menu: Menu): Tokens {
  if (hasPhrase(CALLED_OFF, tokens)) return [];
  const kept: Token[] = [];
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    const isLast = at === tokens.length - 1;
    if (!isLast && !isEnd(token, tokens[at + 1])) continue;
    kept.push(...orderedIn(tokens.slice(from, at + 1), menu));
    from = at + 1;
  }
  return kept;
}
