// Whether the shop has written down what was said, sentence by sentence and in all.
import { madridInstant, type ClockTime, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { SpokenUtterance } from '@brasa/core/utterances/utterance.ts';
import type { VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { SPOKEN_ORDERS } from './spoken-orders.ts';

/** Right is also what was asked where something was missing; wrong is an order that nobody has given. */
type Verdict = 'right' | 'asked' | 'wrong';

type Order = NonNullable<VoiceResult['order']>;

/** The parts of an order that can be heard otherwise than they were said, as text. */
const partsOfOrder = ({ customerName, customerPhone, quantity, lines, pickupTime }: Order) => [
  customerName,
  customerPhone?.replace(/\D/g, '') ?? '',
  Number(quantity),
  ...lines.filter(({ chickens }) => Number(chickens) === 0).map(lineOf),
  Date.parse(pickupTime),
];

const lineOf = ({ name, quantity }: { name: string; quantity: string }) =>
  `${name} × ${Number(quantity)}`;

function partsSaid({ name, phone = '', chickens, lines = [], at }: SpokenUtterance) {
  const [day = '', time = ''] = at?.split('T') ?? [];
  return [
    name,
    phone,
    chickens ?? 0,
    ...lines.map(([dish, quantity]) => `${dish} × ${quantity}`),
    madridInstant(day as Day, time as ClockTime),
  ];
}

function verdictOn(said: SpokenUtterance, { order }: VoiceResult): Verdict {
  if (order === null) return said.asks === undefined ? 'asked' : 'right';
  if (said.asks !== undefined) return 'wrong';
  const details = order.details ?? '';
  const isSame = JSON.stringify(partsOfOrder(order)) === JSON.stringify(partsSaid(said));
  return isSame && details.includes(said.details ?? '') ? 'right' : 'wrong';
}

export const print = (text: string) => process.stdout.write(`${text}\n`);

function report(said: SpokenUtterance, result: VoiceResult, verdict: Verdict): void {
  if (result.transcription === said.heard && verdict === 'right') return;
  print(`${verdict.padEnd(6)} said  ${said.heard}`);
  print(`       heard ${result.transcription || '–'}`);
  print(`       shop  ${result.message}`);
}

/** Says all sentences in this way; answers how many have become what was said. */
export async function scoreWay(
  way: string,
  say: (text: string) => Promise<VoiceResult>,
): Promise<number> {
  const count: Record<Verdict, number> = { right: 0, asked: 0, wrong: 0 };
  let wordForWord = 0;
  for (const said of SPOKEN_ORDERS) {
    const result = await say(said.heard);
    const verdict = verdictOn(said, result);
    count[verdict] += 1;
    if (result.transcription === said.heard) wordForWord += 1;
    report(said, result, verdict);
  }
  print(
    `${way}, ${SPOKEN_ORDERS.length} sentences: ${wordForWord} heard word for word; ` +
      `${count.right} right, ${count.asked} asked back, ${count.wrong} wrong orders\n`,
  );
  return count.right;
}
