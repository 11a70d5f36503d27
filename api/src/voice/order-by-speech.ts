// A recording becomes an order, or a question. Nothing is created that was not understood whole, and nothing that a
// customer could not order: nobody has looked at it before. See docs/rules/voice.md#what-becomes-an-order.
import type { z } from 'zod';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import { inSentence } from '@brasa/core/kernel/text/capitals.ts';
import { manualOrder, type ManualOrder, type Order } from '@brasa/core/orders/orders.contract.ts';
import { chickenProducts, readsBrowserSpeech } from '@brasa/core/settings/read-setting.rules.ts';
import { openQuestions, readBack } from '@brasa/core/voice/read-back.rules.ts';
import { readOrder, type HeardOrder } from '@brasa/core/voice/read-order.rules.ts';
import { isTooLong } from '@brasa/core/voice/recordings.rules.ts';
import { enteredOrder, heardFrom, viewHeard } from '@brasa/core/voice/spoken-order.rules.ts';
import type { VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { countQuestion, type Limit } from '../db/throttle.ts';
import type { RequestIdentity } from '../db/idempotency.ts';
import { Failure, invalidField } from '../failure.ts';
import { createdBefore, createOrder } from '../orders/index.ts';
import { transcribe } from '../outside/transcription.ts';
import type { Shop } from '../shop.ts';
import { measureRecording } from './measure-recording.ts';

export type Speech = {
  recording: Buffer;
  /** What the browser recognised; empty where it did not. */
  transcript: string;
  viewer: CurrentUser;
  identity: RequestIdentity | null;
  address: string;
};

/** More than a busy counter speaks. */
const RECORDINGS: Limit = { most: 60, windowMilliseconds: 10 * 60 * 1000 };

const NOTHING_HEARD = 'No se ha oído ningún pedido';

/**
 * Creates the order that was spoken and answers it, once for an identity; otherwise answers what is missing, not
 * clear or not to be had, and creates nothing. Throws RECORDING_… for what is no recording or too long, SPEECH_…
 * where neither the service nor the browser has turned it into text. A repeat of a recording that has become an order
 * answers that order, without its text: nothing is heard or read again.
 */
export async function orderBySpeech(shop: Shop, speech: Speech): Promise<VoiceResult> {
  const before = await createdBefore(shop, speech.identity);
  if (before) return resultOfRepeat(before, shop.clock());
  const transcription = await textOf(shop, speech);
  const settings = await shop.settings();
  const menu = await shop.menu();
  const products = chickenProducts(settings);
  const surroundings = {
    now: shop.clock(),
    dishes: [...menu].map(([id, { name }]) => ({ id, name })),
    chickenProducts: products,
  };
  const heard = readOrder(transcription, surroundings);
  const understood = readBack(heard, surroundings);
  const outcome = await outcomeOf(heard, () => {
    const { viewer, identity, address } = speech;
    const order = entered(enteredOrder(heard, { menu, products }));
    return createOrder(shop, { order, viewer, identity, address, asCustomer: true });
  });
  return resultOf({ transcription, heard, understood, outcome });
}

/** Of a recording that has become the order: its text is stored nowhere, and the order's own words stand for it. */
function resultOfRepeat(order: Order, now: number): VoiceResult {
  const heard = heardFrom(order);
  const understood = readBack({ ...heard, chickens: null, lines: [] }, { now, dishes: [] });
  return resultOf({ transcription: '', heard, understood, outcome: order });
}

type Understood = {
  transcription: string;
  heard: HeardOrder;
  /** In words. */
  understood: string;
  /** The order, or the question in its place. */
  outcome: Order | string;
};

function resultOf({ transcription, heard, understood, outcome }: Understood): VoiceResult {
  const isCreated = typeof outcome === 'object';
  const question = isCreated ? null : whyNot(understood, outcome);
  return {
    success: isCreated,
    transcription,
    confidence: heard.confidence,
    orderCreated: isCreated,
    order: isCreated ? outcome : null,
    extractedData: viewHeard(heard),
    message: messageOf(understood, question),
    error: question,
  };
}

/** By the service, or else by the browser where the shop allows that. */
async function textOf(shop: Shop, { recording, transcript }: Speech): Promise<string> {
  const { seconds, ...file } = await measureRecording(recording);
  if (isTooLong(seconds)) throw new Failure('RECORDING_TOO_LONG');
  const fromBrowser = readsBrowserSpeech(await shop.settings()) ? transcript.trim() : '';
  try {
    if (!shop.transcriber) throw new Failure('SPEECH_NOT_CONFIGURED');
    await countQuestion(shop, 'voice', RECORDINGS, 'SPEECH_ASKED_TOO_OFTEN');
    return await transcribe(shop.transcriber, { bytes: recording, ...file });
  } catch (error) {
    if (fromBrowser !== '') return fromBrowser;
    throw error;
  }
}

/** What the counter can settle at once; any other failure is one of the call. */
const QUESTIONS: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'VALIDATION',
  'PICKUP_IN_THE_PAST',
  'PICKUP_TOO_FAR_AHEAD',
  'PICKUP_DAY_CLOSED',
  'PICKUP_OUTSIDE_HOURS',
  'PICKUP_TOO_SOON',
  'SLOT_FULL',
  'ORDER_LARGER_THAN_SLOT',
  'LINES_NOT_AVAILABLE',
  'QUANTITY_MISMATCH',
  'STOCK_LIMIT_REACHED',
]);

/** The order, or the question in its place. */
async function outcomeOf(
  { doubts }: HeardOrder,
  create: () => Promise<Order>,
): Promise<Order | string> {
  if (doubts.length > 0) return openQuestions(doubts);
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof Failure) || !QUESTIONS.has(error.code)) throw error;
    return error.extra.details?.[0]?.message ?? FAILURES[error.code].text;
  }
}

/** Throws VALIDATION for what no order by hand may have. */
function entered(order: z.input<typeof manualOrder>): ManualOrder {
  const parsed = manualOrder.safeParse(order);
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
  throw invalidField(path.join('.'), message);
}

const whyNot = (understood: string, question: string): string =>
  understood === '' ? NOTHING_HEARD : question;

/** `question` is null where the order is there. */
function messageOf(understood: string, question: string | null): string {
  if (question === null) return `Pedido creado: ${inSentence(understood)}`;
  return understood === '' ? question : `${understood}. ${question}`;
}
