// npm run bench -- voice-score: how well spoken orders are understood, what is made of talk that is no order, and how long
// the slowest of many generated texts takes. docs/voice.md explains the figures.
import fc from 'fast-check';
import { CORPUS } from '@brasa/core/utterances/corpus.ts';
import { NO_ORDERS } from '@brasa/core/utterances/no-orders.ts';
import { FIELD_NAMES, hear, misread } from '@brasa/core/utterances/score.ts';
import { ORDERS_WITH_NEWS } from '@brasa/core/utterances/orders-with-news.ts';
import { SECOND_CORPUS } from '@brasa/core/utterances/second-corpus.ts';
import { THIRD_CORPUS } from '@brasa/core/utterances/third-corpus.ts';

const TEXTS = 100_000;
/** Long ones take longest, and there are a few of them. */
const LONG_TEXTS = 1_000;
const LONG = 1_000_000;
const REPEATS = 4;
/** Longer than any text takes by itself. */
const LONG_MS = 5;
const GOALS = { utterances: 0.97, slowestMs: 20 };

const [{ now }] = CORPUS as [(typeof CORPUS)[number]];
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const print = (text: string) => process.stdout.write(`${text}\n`);

const LATER = new Set([...SECOND_CORPUS, ...THIRD_CORPUS, ...ORDERS_WITH_NEWS]);
const CORPORA = {
  first: CORPUS.filter((utterance) => !LATER.has(utterance)),
  second: SECOND_CORPUS,
  third: THIRD_CORPUS,
  /** Written together with the rules for them. */
  later: ORDERS_WITH_NEWS,
};

function printCorpora(): void {
  for (const [name, corpus] of Object.entries(CORPORA)) {
    const right = corpus.filter((utterance) => misread(utterance).fields.length === 0).length;
    print(`${name} corpus: ${right} of ${corpus.length}`);
  }
}

/** The utterances that were not read in every field, one to a line. */
function scoreUtterances(): boolean {
  const results = CORPUS.map((utterance) => ({ utterance, ...misread(utterance) }));
  const wrong = results.filter(({ fields }) => fields.length > 0);
  const orders = results.filter(({ isWrongOrder }) => isWrongOrder);
  for (const { utterance, fields, isWrongOrder } of wrong) {
    print(`${isWrongOrder ? 'WRONG ' : 'misread'} ${fields.join(', ')}: ${utterance.heard}`);
  }
  for (const field of FIELD_NAMES) {
    const right = results.filter(({ fields }) => !fields.includes(field)).length;
    print(`${field.padEnd(10)}${percent(right / CORPUS.length).padStart(9)}`);
  }
  printCorpora();
  const share = 1 - wrong.length / CORPUS.length;
  print(`${CORPUS.length} utterances, every field right: ${percent(share)}`);
  print(`wrong orders from the others: ${orders.length}`);
  return share >= GOALS.utterances && orders.length === 0;
}

function scoreNoOrders(): boolean {
  const created = NO_ORDERS.filter((heard) => hear(heard, now).doubts.length === 0);
  for (const heard of created) print(`CREATED: ${heard}`);
  print(`${NO_ORDERS.length} sentences that are no orders: ${created.length} orders`);
  return created.length === 0;
}

const words = CORPUS.flatMap(({ heard }) => heard.split(' '));
const hostile = ['\u0000', '\ud800', '\udc00', '🍗', '👨‍👩‍👧', 'مرحبا', '\u202e', '½', 'e\u0301', '٣'];
const talk = fc
  .array(fc.constantFrom(...words, ...hostile), { maxLength: 80 })
  .map((some) => some.join(' '));
const anything = fc.oneof(
  talk,
  fc.string({ maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

function timeOf(text: string): number {
  const start = performance.now();
  hear(text, now);
  return performance.now() - start;
}

/** The slowest reading in milliseconds. A slow one is read again: what another program took does not come back. */
function slowestOf(texts: readonly string[]): number {
  let slowest = 0;
  for (const text of texts) {
    let time = timeOf(text);
    for (let again = 0; again < REPEATS && time > LONG_MS; again += 1) {
      time = Math.min(time, timeOf(text));
    }
    slowest = Math.max(slowest, time);
  }
  return slowest;
}

function scoreTimes(): boolean {
  const texts = fc.sample(anything, TEXTS);
  const long = fc
    .sample(anything, LONG_TEXTS)
    .map((text) => `${text} `.repeat(Math.ceil(LONG / (text.length + 1))).slice(0, LONG));
  const slowest = slowestOf(texts);
  const slowestLong = slowestOf(long);
  print(`slowest of ${TEXTS} generated texts: ${slowest.toFixed(1)} ms`);
  print(`slowest of ${LONG_TEXTS} texts of ${LONG} characters: ${slowestLong.toFixed(1)} ms`);
  return Math.max(slowest, slowestLong) < GOALS.slowestMs;
}

const isMet = [scoreUtterances(), scoreNoOrders(), scoreTimes()].every(Boolean);
print(
  `goal (${percent(GOALS.utterances)}, no wrong order, ${GOALS.slowestMs} ms): ${isMet ? 'met' : 'MISSED'}`,
);
process.exitCode = isMet ? 0 : 1;
