// Records go to the tax agency, each until it was answered (docs/rules/invoices.md#sending).
import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { freePort } from '../free-port.ts';
import { openShop, NOW } from '../shop-under-test.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import {
  answers,
  certificateFile,
  fault,
  hangsUp,
  isSilent,
  says,
  takesAndHangsUp,
  takesSilently,
} from '../outside/tax-agency-under-test.ts';
import { addCopies, openSendingShop, TAX_ID } from './sending-shop.ts';

const ACCEPTED = (csv: number | null = 1) => [
  'accepted',
  null,
  csv === null ? null : `A-${String(csv).padStart(14, '0')}`,
];

const LEASED = NOW + 2 * MINUTE;

describe('what the agency answers', () => {
  test('is kept of each record, with its code', async () => {
    const { agency, invoice, step, answers: kept, sending } = await openSendingShop();
    const first = await invoice();
    expect(await sending()).toMatchObject({ mode: 'test', pending: 1, lastError: null });
    expect(await step()).toEqual({ next: NOW, after: 0, failure: null });
    expect(agency.submissions).toMatchObject([
      {
        nif: TAX_ID,
        isAfterOutage: false,
        records: [
          {
            operation: 'Alta',
            nif: TAX_ID,
            code: first.code,
            issuedOn: '20-11-2026',
            isAmendment: false,
          },
        ],
      },
    ]);
    expect(await kept()).toEqual([ACCEPTED()]);
    expect(await sending()).toEqual({
      mode: 'test',
      pending: 0,
      rejected: 0,
      nextAttemptAt: null,
      lastError: null,
    });
    expect(await step()).toMatchObject({ next: null });
    expect(agency.submissions).toHaveLength(1);
  });

  test('is each its own: taken, taken with errors and refused in one submission', async () => {
    const { agency, invoice, step, answers: kept, sending } = await openSendingShop();
    const [one, two, three] = [await invoice(), await invoice(), await invoice()];
    agency.find.set(two.code, { state: 'AceptadoConErrores', code: 2000, text: 'Huella' });
    agency.find.set(three.code, { state: 'Incorrecto', code: 1104, text: 'No censado' });
    await step();
    expect(agency.submissions[0]?.records.map(({ code }) => code)).toEqual([
      one.code,
      two.code,
      three.code,
    ]);
    expect(await kept()).toEqual([
      ACCEPTED(),
      ['accepted_with_errors', '2000: Huella', ACCEPTED()[2]],
      ['rejected', '1104: No censado', null],
    ]);
    expect(await sending()).toMatchObject({ pending: 0, rejected: 1, lastError: null });
  });

  test('says nothing of a record that it leaves out: that one is sent again', async () => {
    const { agency, invoice, step, time, answers: kept } = await openSendingShop();
    const [one] = [await invoice(), await invoice()];
    agency.forgets.add(one.code);
    await step();
    expect(await kept()).toEqual([null, ACCEPTED()]);
    agency.forgets.clear();
    time.now += MINUTE;
    await step();
    expect(agency.submissions[1]?.records.map(({ code }) => code)).toEqual([one.code]);
    // It had it already.
    expect(await kept()).toEqual([ACCEPTED(null), ACCEPTED()]);
  });

  test('is no answer where it speaks of no record at all', async () => {
    const { agency, invoice, step, sending } = await openSendingShop();
    agency.forgets.add((await invoice()).code);
    expect((await step()).failure).toEqual({ fault: 'NO_VERDICT', detail: null });
    expect(await sending()).toMatchObject({
      pending: 1,
      lastError: 'La Agencia Tributaria no ha respondido por ninguno de los registros enviados',
    });
  });

  test('is the first one for good', async () => {
    const { agency, invoice, step, shop, answers: kept } = await openSendingShop();
    const one = await invoice();
    // Another process, whose lease had ended, hears of it meanwhile.
    agency.behave((response, answer) => {
      const answered = { position: 1, state: 'rejected' as const, text: 'antes', csv: null };
      void shop.db
        .transact(({ sql }) =>
          sql
            .insertInto('recordAnswers')
            .values({ ...answered, answeredAt: NOW })
            .execute(),
        )
        .then(() => answers(response, answer));
    });
    await step();
    expect(agency.submissions[0]?.records.map(({ code }) => code)).toEqual([one.code]);
    expect(await kept()).toEqual([['rejected', 'antes', null]]);
  });
});

describe('the pause between submissions', () => {
  test('is what the agency asked for last', async () => {
    const { agency, invoice, step, time } = await openSendingShop();
    agency.waitSeconds = 90;
    await invoice();
    await step();
    await invoice();
    expect(await step()).toMatchObject({ next: NOW + 90_000 });
    time.now += 89_999;
    expect(await step()).toMatchObject({ next: NOW + 90_000 });
    expect(agency.submissions).toHaveLength(1);
    time.now += 1;
    await step();
    expect(agency.submissions).toHaveLength(2);
    expect(agency.submissions[1]?.isAfterOutage).toBe(false);
  });

  test('ends when a whole submission waits; 1,001 records are two of them', async () => {
    const { agency, invoice, step, shop, time, answers: kept } = await openSendingShop();
    await invoice();
    await step();
    await addCopies(shop, 1001);
    await step();
    expect(agency.submissions.map(({ records }) => records.length)).toEqual([1, 1000]);
    expect(await step()).toMatchObject({ next: NOW + MINUTE });
    time.now += MINUTE;
    await step();
    expect(agency.submissions.map(({ records }) => records.length)).toEqual([1, 1000, 1]);
    const codes = agency.submissions.flatMap(({ records }) => records.map(({ code }) => code));
    expect(codes.slice(1)).toEqual(
      Array.from({ length: 1001 }, (_one, index) => `COPIA-${index + 2}`),
    );
    const all = await kept();
    expect(all.filter((answer) => answer?.[0] === 'accepted')).toHaveLength(1002);
    expect(agency.submissions.some(({ isAfterOutage }) => isAfterOutage)).toBe(false);
  });
});

describe('after an attempt without an answer nothing is marked, and it is made again', () => {
  test.each([
    [
      'a line that was cut off before it was taken',
      hangsUp,
      'La conexión con la Agencia Tributaria se ha cortado antes de su respuesta: ECONNRESET',
    ],
    [
      'a page',
      says(503, '<html>'),
      'El servicio de la Agencia Tributaria no funciona en este momento: HTTP 503',
    ],
    ['garbage', says(200, '¿?'), 'La respuesta de la Agencia Tributaria no se entiende: HTTP 200'],
    [
      'a fault of the service',
      says(500, fault('env:Server', 'Error interno')),
      'El servicio de la Agencia Tributaria no funciona en este momento: Error interno',
    ],
  ])('%s', async (_what, conduct, text) => {
    const { agency, invoice, step, time, answers: kept, sending } = await openSendingShop();
    await invoice();
    agency.behave(conduct);
    expect(await step()).toMatchObject({ next: NOW + MINUTE });
    expect(await kept()).toEqual([null]);
    expect(await sending()).toMatchObject({
      pending: 1,
      lastError: text,
      nextAttemptAt: new Date(NOW + MINUTE).toISOString(),
    });
    expect(await step()).toEqual({ next: NOW + MINUTE, after: 0, failure: null });
    time.now += MINUTE;
    await step();
    expect(agency.submissions.map(({ isAfterOutage }) => isAfterOutage)).toEqual([false, true]);
    expect(await kept()).toEqual([ACCEPTED(2)]);
    expect(await sending()).toMatchObject({ pending: 0, lastError: null });
    await invoice();
    time.now += MINUTE;
    await step();
    expect(agency.submissions.at(-1)?.isAfterOutage).toBe(false);
  });

  test('silence', async () => {
    const {
      agency,
      invoice,
      stepInVain,
      step,
      time,
      answers: kept,
      sending,
    } = await openSendingShop();
    await invoice();
    agency.behave(isSilent);
    expect(await stepInVain()).toMatchObject({ next: NOW + MINUTE });
    expect(await kept()).toEqual([null]);
    expect((await sending()).lastError).toBe('La Agencia Tributaria no ha respondido a tiempo');
    time.now += MINUTE;
    await step();
    expect(await kept()).toEqual([ACCEPTED(2)]);
  });

  test('nobody there', async () => {
    const port = await freePort();
    const { invoice, step, sending } = await openSendingShop({
      VERIFACTU_URL: `http://127.0.0.1:${port}`,
    });
    await invoice();
    await step();
    expect((await sending()).lastError).toBe(
      'No hay conexión con la Agencia Tributaria: ECONNREFUSED',
    );
  });

  test.each([
    ['the line was cut off in the middle of the answer', takesAndHangsUp, 'step' as const],
    ['the answer never came', takesSilently, 'stepInVain' as const],
  ])('what the agency took before %s, it has: the repeat says so', async (_what, conduct, go) => {
    const under = await openSendingShop();
    const { agency, invoice, annul, amend, step, time, answers: kept } = under;
    const [one, two, three] = [await invoice(), await invoice(), await invoice()];
    agency.find.set(two.code, { state: 'AceptadoConErrores', code: 2000, text: 'Huella' });
    await annul(one);
    await amend(three);
    agency.behave(conduct);
    await under[go]();
    expect(await kept()).toEqual([null, null, null, null, null]);
    time.now += MINUTE;
    agency.find.clear();
    await step();
    expect(agency.submissions.map(({ records }) => records.length)).toEqual([5, 5]);
    expect(await kept()).toEqual([
      ACCEPTED(null),
      ['accepted_with_errors', '3000: Registro de facturación duplicado.', null],
      ACCEPTED(null),
      ACCEPTED(null),
      ACCEPTED(2),
    ]);
  });

  test('later and later, every hour at the latest', async () => {
    const { agency, invoice, step, time } = await openSendingShop();
    await invoice();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      agency.behave(says(503, ''));
      const { next } = await step();
      pauses.push(((next ?? 0) - time.now) / MINUTE);
      time.now = next ?? 0;
    }
    expect(pauses).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(agency.submissions).toHaveLength(9);
  });

  test('in an hour where the agency blames the submission, whatever is added meanwhile', async () => {
    const { agency, invoice, step, time, shop, sending } = await openSendingShop();
    await invoice();
    agency.behave(says(500, fault('env:Client', 'Codigo[4104].NIF no identificado')));
    await step();
    await addCopies(shop, 1000);
    time.now += HOUR - 1;
    expect(await step()).toMatchObject({ next: NOW + HOUR });
    expect(agency.submissions).toHaveLength(1);
    expect((await sending()).lastError).toBe(
      'La Agencia Tributaria ha rechazado el envío entero: Codigo[4104].NIF no identificado',
    );
    time.now += 1;
    await step();
    expect(agency.submissions).toHaveLength(2);
  });
});

describe('one process sends at a time', () => {
  test('of three at once one sends and the others wait', async () => {
    const { agency, invoice, step, answers: kept } = await openSendingShop();
    await invoice();
    const held: (() => void)[] = [];
    agency.behave((response, answer) => void held.push(() => answers(response, answer)));
    const nexts: (number | null)[] = [];
    const steps = [step(), step(), step()].map(async (attempt) => nexts.push((await attempt).next));
    await agency.arrived(1);
    await expect.poll(() => nexts, { timeout: 20_000 }).toEqual([LEASED, LEASED]);
    for (const release of held) release();
    await Promise.all(steps);
    expect(agency.submissions).toHaveLength(1);
    expect(nexts).toEqual([LEASED, LEASED, NOW]);
    expect((await kept()).map((answer) => answer?.[0])).toEqual(['accepted']);
  });

  test('one that dies in the middle holds the others up until its lease ends', async () => {
    const { agency, invoice, step, time, answers: kept } = await openSendingShop();
    await invoice();
    // It never comes back: what the agency took it will never hear.
    agency.behave(takesSilently);
    const dead = new AbortController();
    const dying = step({ signal: dead.signal });
    await agency.arrived(1);
    expect(await step()).toMatchObject({ next: LEASED });
    time.now += 2 * MINUTE;
    await step();
    expect(agency.submissions).toHaveLength(2);
    expect(await kept()).toEqual([ACCEPTED(null)]);
    dead.abort();
    await dying;
  });

  test('one that comes back after its lease has ended changes nothing of how it stands', async () => {
    const { agency, invoice, step, time, sending, answers: kept } = await openSendingShop();
    await invoice();
    agency.behave(isSilent);
    const deadline = new AbortController();
    const late = step({ deadline: deadline.signal });
    await agency.arrived(1);
    time.now += 2 * MINUTE;
    await step();
    const stands = await sending();
    deadline.abort();
    expect((await late).failure).toEqual({ fault: 'TOO_SLOW', detail: null });
    expect(await sending()).toEqual(stands);
    expect(await kept()).toEqual([ACCEPTED(2)]);
  });

  test('one that is told to stop leaves the next nothing to wait for but the pause', async () => {
    const { agency, invoice, step, time, sending, answers: kept } = await openSendingShop();
    await invoice();
    agency.behave(isSilent);
    const stopping = new AbortController();
    const stopped = step({ signal: stopping.signal });
    await agency.arrived(1);
    stopping.abort();
    expect((await stopped).failure).toBeNull();
    expect(await sending()).toMatchObject({ pending: 1, lastError: null });
    expect(await step()).toMatchObject({ next: NOW + MINUTE });
    time.now += MINUTE;
    await step();
    expect(await kept()).toEqual([ACCEPTED(2)]);
  });
});

test('an invoice that the agency has although it was never sent is one to look at', async () => {
  const { agency, invoice, step, answers: kept } = await openSendingShop();
  const { code } = await invoice();
  agency.find.set(code, { state: 'Incorrecto', code: 3000, text: 'Duplicado' });
  await step();
  expect(await kept()).toEqual([
    ['accepted_with_errors', expect.stringContaining('comprueba en su sede'), null],
  ]);
});

test('records that lay here while the server was off come with the reason', async () => {
  const { agency, invoice, step, time } = await openSendingShop();
  await invoice();
  time.now += 10 * MINUTE;
  await step();
  expect(agency.submissions[0]?.isAfterOutage).toBe(true);
});

test('a submission is of one tax number: the rest comes after it', async () => {
  const { agency, invoice, step, shop, time } = await openSendingShop();
  await invoice();
  await rewriteSetting(shop, 'taxId', '89890001K');
  await invoice();
  await step();
  time.now += MINUTE;
  await step();
  expect(
    agency.submissions.map(({ nif, records }) => [nif, records.map((one) => one.nif)]),
  ).toEqual([
    [TAX_ID, [TAX_ID]],
    ['89890001K', ['89890001K']],
  ]);
});

describe('a certificate that cannot be used', () => {
  test('is told, and nothing is sent until it can', async () => {
    const {
      agency,
      invoice,
      step,
      sending,
      shop,
      time,
      answers: kept,
    } = await openSendingShop({
      VERIFACTU_CERTIFICATE_PASSWORD: 'otra',
    });
    // Before there is anything to send.
    expect(await step()).toMatchObject({ next: NOW + MINUTE, after: 0 });
    expect(await sending()).toMatchObject({
      pending: 0,
      lastError: 'La contraseña del certificado digital no es correcta',
    });
    await invoice();
    await step();
    expect(agency.submissions).toEqual([]);
    expect(await kept()).toEqual([null]);
    // The operator puts it right and starts the server again.
    time.now += MINUTE;
    if (shop.taxAgency) shop.taxAgency.password = 'secreto';
    await step();
    expect(agency.submissions).toMatchObject([{ isAfterOutage: true }]);
    expect(await sending()).toMatchObject({ pending: 0, lastError: null });
  });

  test('is forgotten when it can be used and nothing was delayed', async () => {
    const { invoice, agency, step, sending, shop } = await openSendingShop({
      VERIFACTU_CERTIFICATE: certificateFile('none.p12'),
    });
    await step();
    expect((await sending()).lastError).toBe(
      'No se encuentra el fichero del certificado digital en el servidor',
    );
    if (shop.taxAgency) shop.taxAgency.certificate = certificateFile('client.p12');
    expect(await step()).toEqual({ next: null, after: 0, failure: null });
    expect((await sending()).lastError).toBeNull();
    await invoice();
    await step();
    expect(agency.submissions).toMatchObject([{ isAfterOutage: false }]);
  });
});

test('a shop without a certificate sends nothing', async () => {
  const under = await openShop({ VERIFACTU_URL: 'http://127.0.0.1:9' });
  expect(under.shop.taxAgency).toBeUndefined();
});

test('what is refused of a former tax number as a whole holds up nothing of the present one', async () => {
  const { agency, invoice, step, time, shop, sending, answers: kept } = await openSendingShop();
  const present = '89890001K';
  await invoice();
  await rewriteSetting(shop, 'taxId', present);
  await invoice();
  await invoice();
  agency.behave(says(500, fault('env:Client', 'Codigo[4112].El titular del certificado')));
  expect(await step()).toMatchObject({ next: NOW + MINUTE });
  time.now += MINUTE;
  await step();
  expect(agency.submissions.map(({ nif }) => nif)).toEqual([TAX_ID, present]);
  expect((await kept()).map((answer) => answer !== null)).toEqual([false, true, true]);
  // The refusal is still told, and the record is tried again once an hour.
  expect((await sending()).lastError).toContain('4112');
  time.now += MINUTE;
  expect(await step()).toMatchObject({ next: NOW + HOUR });
  expect(agency.submissions).toHaveLength(2);
  // A new record of the present number goes at once, without the mark of a delay.
  await invoice();
  await step();
  expect(agency.submissions.map(({ nif }) => nif)).toEqual([TAX_ID, present, present]);
  expect(agency.submissions.at(-1)?.body).not.toContain('Incidencia');
  time.now += HOUR;
  await step();
  expect(agency.submissions.at(-1)?.nif).toBe(TAX_ID);
  expect((await kept()).every((answer) => answer !== null)).toBe(true);
  expect((await sending()).lastError).toBeNull();
});
