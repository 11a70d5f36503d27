// A spoken order: what is created, what is asked, and what never becomes one
// (docs/rules/voice.md#what-becomes-an-order).
import { describe, expect, test } from 'vitest';
import type { VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { countRows } from '../count-rows.ts';
import { breaksOff, fails, hears, openTranscriber } from '../outside/transcriber-under-test.ts';
import { openShop, type Reply } from '../shop-under-test.ts';
import { wavOf } from './sounds.ts';
import { speak } from './speak.ts';

const MARIA = 'dos pollos y medio para María a las dos y media';

/** A shop with a service, which hears this, and somebody of the staff. */
async function openSpeaking(text: string, environment: Record<string, string> = {}) {
  const service = await openTranscriber();
  service.answer(hears(text));
  const under = await openShop({ STT_URL: `${service.url}/`, ...environment });
  const staff = await under.signedIn('haykakan');
  const set = async (key: string, value: string) => {
    expect((await staff.patch(`/api/settings/${key}`, { value })).status).toBe(200);
  };
  const orders = async () => {
    const { body } = await staff.get('/api/dashboard-data');
    return (body as { orders: unknown[] }).orders;
  };
  return { ...under, service, staff, set, orders };
}

const resultOf = ({ status, body }: Reply) => {
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as VoiceResult;
};
const refusalOf = ({ status, body }: Reply) => [status, (body as { code?: string }).code];

describe('an order that was understood whole', () => {
  test('is created as one by hand, and read back', async () => {
    const { staff, orders } = await openSpeaking(MARIA);
    const result = resultOf(await speak(staff));
    expect(result).toMatchObject({
      success: true,
      orderCreated: true,
      transcription: MARIA,
      order: {
        customerName: 'María',
        quantity: '2.5',
        details: '2 1/2 pollos',
        isManualEntry: true,
      },
      extractedData: {
        customerName: 'María',
        quantity: '2.5',
        pickupTime: '2026-11-20T13:30:00.000Z',
      },
    });
    expect(result.message).toBe('Pedido creado: 2 pollos y medio para María, hoy a las 14:30');
    expect(await orders()).toEqual([expect.objectContaining({ customerName: 'María' })]);
  });

  test('has what was said of the menu as lines with their prices, and the rest in its details', async () => {
    const { staff } = await openSpeaking(
      'un pollo con patatas y dos cervezas para Lola a las 14:15 teléfono 655 12 34 56',
    );
    const { order, message } = resultOf(await speak(staff));
    expect(order).toMatchObject({ customerName: 'Lola', customerPhone: '655123456' });
    expect(order?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Pollo entero a la leña', '1.0'],
      ['Cerveza', '2.0'],
    ]);
    expect(order?.linesTotal).toBe('17.50');
    expect(order?.details).toBe('1 pollo, cerveza × 2, con patatas');
    expect(message).toBe(
      'Pedido creado: 1 pollo, cerveza × 2, con patatas para Lola, hoy a las 14:15, teléfono 655 123 456',
    );
  });

  test('marks what of it has no price, in what is stored', async () => {
    const { staff } = await openSpeaking('para Ana dos pollos y croquetas a las dos');
    const { order, message, extractedData } = resultOf(await speak(staff));
    expect(order?.details).toBe('2 pollos, croquetas (sin precio)');
    expect(extractedData.details).toBe('croquetas (sin precio)');
    expect(message).toBe('Pedido creado: 2 pollos, croquetas para Ana, hoy a las 14:00');
  });

  test('is created once, however often it is sent', async () => {
    const { staff, orders } = await openSpeaking(MARIA);
    const key = { 'idempotency-key': 'a-key-of-one-recording' };
    const first = resultOf(await speak(staff, {}, key));
    const second = resultOf(await speak(staff, {}, key));
    expect(second.order).toEqual(first.order);
    expect(await orders()).toHaveLength(1);
    const other = { recording: wavOf(3) };
    expect(refusalOf(await speak(staff, other, key))).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('is answered to a repeat as it is, whatever the service would hear by then', async () => {
    const { staff, orders, service, time } = await openSpeaking(
      'un pollo con patatas y dos cervezas para Lola hoy a las dos y cuarto',
    );
    const key = { 'idempotency-key': 'a-key-of-one-recording' };
    const first = resultOf(await speak(staff, {}, key));
    const asked = service.requests.length;
    for (const answer of [hears('dos pollos para Ana'), fails(503)]) {
      service.answer(answer);
      time.now += 3 * 60 * 60 * 1000;
      const again = resultOf(await speak(staff, {}, key));
      expect(again).toMatchObject({ orderCreated: true, order: first.order, error: null });
      expect(again.message).toBe(
        'Pedido creado: 1 pollo, cerveza × 2, con patatas para Lola, hoy a las 14:15',
      );
    }
    expect(service.requests).toHaveLength(asked);
    expect(await orders()).toHaveLength(1);
  });
});

describe('nothing is created, and it is asked', () => {
  test.each([
    ['un pollo para las dos', '1 pollo, hoy a las 14:00. Falta el nombre.'],
    ['pollo para Juan', 'Para Juan. Falta la hora. No me ha quedado claro «pollo». ¿Cuántos?'],
    ['', 'No se ha oído ningún pedido'],
    ['Subtítulos realizados por la comunidad de Amara.org', 'No se ha oído ningún pedido'],
    [
      'dos pollos para Ana hoy a las once de la mañana',
      '2 pollos para Ana, hoy a las 11:00. La hora de recogida ya ha pasado. Elige otra',
    ],
    [
      'dos pollos para Ana a las nueve de la noche',
      '2 pollos para Ana, hoy a las 21:00. A esa hora estamos cerrados. Elige otra hora de recogida',
    ],
    [
      'veinte pollos para Ana a las dos',
      '20 pollos para Ana, hoy a las 14:00. La cantidad máxima es 17,5',
    ],
    [
      `dos pollos con ${'patatas muy '.repeat(90)}fritas para Ana hoy a las dos`,
      expect.stringMatching(/Como máximo 1000 caracteres$/),
    ],
    [
      `dos cervezas muy ${'pero muy '.repeat(30)}frías para Ana hoy a las dos`,
      expect.stringMatching(/Como máximo 120 caracteres$/),
    ],
    [
      'una paella valenciana para cuatro para Ana hoy a las dos',
      expect.stringMatching(/Paella valenciana: se encarga el día antes, hasta las 20:00$/),
    ],
  ])('%s', async (text, message) => {
    const { staff, orders, shop } = await openSpeaking(text);
    const before = await countRows(shop.db);
    const result = resultOf(await speak(staff));
    expect(result).toMatchObject({ success: false, orderCreated: false, order: null });
    expect(result.message).toEqual(message);
    expect(await orders()).toEqual([]);
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('where the oven is full at that time', async () => {
    const { staff, set, orders } = await openSpeaking(MARIA);
    await set('ovenChickensPerSlot', '3');
    expect(resultOf(await speak(staff)).orderCreated).toBe(true);
    const second = resultOf(await speak(staff));
    expect(second.orderCreated).toBe(false);
    expect(second.message).toContain('Esa hora ya está completa. Elige otra');
    expect(await orders()).toHaveLength(1);
  });
});

describe('what the browser itself recognised', () => {
  const sent = { transcript: MARIA };

  test('is not read unless the shop allows it', async () => {
    const { staff, service } = await openSpeaking('');
    service.answer(fails(500));
    expect(refusalOf(await speak(staff, sent))).toEqual([503, 'SPEECH_UNREACHABLE']);
  });

  test('is read where the service fails, if the shop allows it', async () => {
    const { staff, service, set } = await openSpeaking('');
    service.answer(breaksOff);
    await set('browserSpeech', 'sí');
    expect(resultOf(await speak(staff, sent))).toMatchObject({
      orderCreated: true,
      transcription: MARIA,
    });
  });

  test('counts for nothing where the service has heard something', async () => {
    const { staff, set } = await openSpeaking('un pollo para Pepe a las tres');
    await set('browserSpeech', 'sí');
    expect(resultOf(await speak(staff, sent)).order).toMatchObject({ customerName: 'Pepe' });
  });

  test('is all there is without a service; without both the call is refused', async () => {
    const { staff, set } = await openSpeaking('', { STT_URL: '' });
    expect(refusalOf(await speak(staff, sent))).toEqual([503, 'SPEECH_NOT_CONFIGURED']);
    await set('browserSpeech', 'sí');
    expect(resultOf(await speak(staff, sent)).orderCreated).toBe(true);
    expect(refusalOf(await speak(staff))).toEqual([503, 'SPEECH_NOT_CONFIGURED']);
  });

  test('may be anything at all', async () => {
    const { staff, set, orders } = await openSpeaking('', { STT_URL: '' });
    await set('browserSpeech', 'sí');
    for (const transcript of ['\0', '\u{d800}', '{"a":'.repeat(3000), 'pollo '.repeat(200_000)]) {
      const reply = await speak(staff, { transcript });
      expect(reply.status).toBeLessThan(500);
    }
    expect(await orders()).toEqual([]);
  });
});

test('the service is asked at most 60 times in ten minutes; the browser may still have heard it', async () => {
  const { shop, staff, service, set, time } = await openSpeaking('buenos días');
  expect((await speak(staff)).status).toBe(200);
  // Sixty recordings take a busy machine long: all but two are only counted, in the row of the first.
  await shop.db.transact(async ({ sql }) => {
    const hit = await sql
      .selectFrom('throttleHits')
      .select(['bucket', 'at'])
      .executeTakeFirstOrThrow();
    await sql
      .insertInto('throttleHits')
      .values(Array.from({ length: 58 }, () => hit))
      .execute();
  });
  expect((await speak(staff)).status).toBe(200);
  const refused = await speak(staff);
  expect(refusalOf(refused)).toEqual([429, 'SPEECH_ASKED_TOO_OFTEN']);
  expect(refused.headers['retry-after']).toBe('600');
  expect(service.requests).toHaveLength(2);
  await set('browserSpeech', 'sí');
  expect(resultOf(await speak(staff, { transcript: MARIA })).orderCreated).toBe(true);
  time.now += 600_000;
  expect((await speak(staff)).status).toBe(200);
});

describe('what is no recording', () => {
  test.each([
    ['no form', { type: 'application/json' }, 415, 'RECORDING_NOT_A_FORM'],
    ['another field', { field: 'sonido' }, 400, 'VALIDATION'],
    ['nothing', { recording: null }, 400, 'VALIDATION'],
    ['an empty file', { recording: Buffer.alloc(0) }, 400, 'VALIDATION'],
    ['a text', { recording: Buffer.from('dos pollos') }, 415, 'RECORDING_TYPE'],
    ['a head without sound', { recording: wavOf(0) }, 422, 'RECORDING_BROKEN'],
    ['31 seconds', { recording: wavOf(31) }, 422, 'RECORDING_TOO_LONG'],
    [
      'more than 10 MB',
      { recording: Buffer.alloc(10 * 1024 * 1024 + 1) },
      413,
      'RECORDING_TOO_LARGE',
    ],
  ])('%s', async (_what, sent, status, code) => {
    const { staff, service, orders } = await openSpeaking(MARIA);
    expect(refusalOf(await speak(staff, sent))).toEqual([status, code]);
    expect(service.requests).toEqual([]);
    expect(await orders()).toEqual([]);
  });

  test('30 seconds are taken', async () => {
    const { staff } = await openSpeaking(MARIA);
    expect(resultOf(await speak(staff, { recording: wavOf(30) })).orderCreated).toBe(true);
  });
});
