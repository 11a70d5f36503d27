// The score of docs/voice.md: nearly every utterance is read in every field, what is not is asked for, and
// what is no order becomes none.
import { expect, test } from 'vitest';
import { CORPUS } from './corpus.ts';
import { NO_ORDERS } from './no-orders.ts';
import { hear, misread } from './score.ts';

/** Utterances that are not read in every field: they must stay doubtful. */
const KNOWN_MISREAD: readonly string[] = [
  'a las tres menos cuarto perdón menos diez un pollo para Sixto',
  'pollo entero para Yolanda, uno, a las dos',
  'dice Antonia que como ayer no pudo venir, que le pongamos hoy un pollo a las dos',
];

test('every utterance is read in every field but the known ones', () => {
  const wrong = CORPUS.filter((utterance) => misread(utterance).fields.length > 0);
  expect(wrong.map(({ heard }) => heard)).toEqual(KNOWN_MISREAD);
});

test('the known ones are few, and no wrong order comes of any', () => {
  expect(KNOWN_MISREAD.length / CORPUS.length).toBeLessThan(0.03);
  const wrong = CORPUS.filter((utterance) => misread(utterance).isWrongOrder);
  expect(wrong.map(({ heard }) => heard)).toEqual([]);
});

test.each(['zurriburri', 'Zurriburri'])(
  'an order in which nobody understands "%s" keeps it',
  (word) => {
    const lost = CORPUS.flatMap((utterance, index) => {
      const words = utterance.heard.split(' ');
      const heard = words.toSpliced(index % (words.length + 1), 0, word).join(' ');
      const order = JSON.stringify(hear(heard, utterance.now)).toLowerCase();
      const { isWrongOrder } = misread({ ...utterance, heard });
      return isWrongOrder && !order.includes('zurriburri') ? [heard] : [];
    });
    expect(lost).toEqual([]);
  },
);

test('what is no order becomes none', () => {
  const [{ now }] = CORPUS as [(typeof CORPUS)[number]];
  const created = NO_ORDERS.filter((heard) => hear(heard, now).doubts.length === 0);
  expect(created).toEqual([]);
});
