// Sentences that are no orders: what speech models invent out of silence, questions for the price, talk of
// yesterday, and orders that are called off. See docs/rules/voice.md#what-is-no-order.
import { phraseAt, phraseBook, type PhraseBook } from './phrases.rules.ts';
import type { Token, Tokens } from './tokens.rules.ts';

/** Their sentence is left out. */
const NO_ORDER = phraseBook(
  `subtítulos, subtitulado, subtítulo, amara, suscríbete, suscribirte, suscríbanse, suscribiros, al canal, este canal,
  mi canal, nuestro canal, ver el vídeo, por ver, el vídeo, este vídeo, próximo vídeo, dale a like, un like, me gusta
  el vídeo, la campanita, transcripción, transcrito, música, aplausos, www, com, traducido por, derechos reservados,
  ayer, anoche, anteayer, la semana pasada, el mes pasado, el año pasado, el domingo pasado, el sábado pasado,
  el viernes pasado, el otro día, cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, cuánto es, cuánto sale,
  a cuánto, a cómo, qué precio, qué vale, qué cuesta, tenéis, tienen, tienes pollo, tienes pollos, tienes paella, hay pollos, hay pollo, quedan, queda,
  cuántos quedan, cuántas quedan, a qué hora, abrís, cerráis, abren, cierran, qué lleva, qué llevan, estaba buenísimo,
  estaban buenísimos, estaba muy bueno, estaban muy buenos, buenísimo, buenísimos, riquísimo, riquísimos, riquísima,
  me llevé, se llevó, se llevaron, se lo llevó, se los llevó, nos llevamos, compré, compramos, comimos, comí, comió, comieron, pedimos ayer, había, habían, fuimos, fui,
  vendido, vendidos, vendimos, vendemos, se vende, se venden, goles, gol, partido de, radio, noticias, tiempo para,
  ya están listos, ya está listo, está listo, ha recogido, han recogido, ya se ha, se los ha, se lo ha, salen,
  llevaba, llevaban, recogió, recogieron, pagó, pagaron, cobra, cobras, cóbrame, cóbrale, cobrar, son veinte,
  receta, ingredientes, horno a, grados, minutos en el`,
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

/** The text without the sentences that are no orders; nothing where an order is called off. */
export function spokenOrder(tokens: Tokens): Tokens {
  if (hasPhrase(CALLED_OFF, tokens)) return [];
  const kept: Token[] = [];
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    const isLast = at === tokens.length - 1;
    if (!isLast && !isEnd(token, tokens[at + 1])) continue;
    const sentence = tokens.slice(from, at + 1);
    if (!hasPhrase(NO_ORDER, sentence)) kept.push(...sentence);
    from = at + 1;
  }
  return kept;
}
