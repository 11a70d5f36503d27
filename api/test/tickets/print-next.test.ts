// What waits is printed in its order, once as far as anybody can know, and says COPIA where that is not
// certain (docs/rules/tickets.md#sending-to-the-printer).
import { describe, expect, test } from 'vitest';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import type { Patience } from '../../src/outside/receipt-printer.ts';
import { printNext } from '../../src/tickets/print-next.ts';
import { openPrinter } from '../outside/open-printer.ts';
import { SILENT, type PrinterUnderTest } from '../outside/printer-under-test.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { NOW, openShop } from '../shop-under-test.ts';
import { openPrintingShop, printed, shortTicket, untilItHangs, waitsFor } from './printing-shop.ts';

const FINE = { isSet: true, waiting: 0, fault: null, failingSince: null };

for (const [name, usual] of [
  ['that answers', {}],
  ['that does not know the question at the end', { answersTheEnd: false }],
  ['that answers nothing', SILENT],
] as const) {
  test(`a printer ${name} prints in the order of the asking, one at a time`, async () => {
    const { printer, want, printAll, told, jobs } = await openPrintingShop(usual);
    for (const subject of [7, 3, 5]) await want(subject);
    expect(await told()).toEqual({ ...FINE, waiting: 3 });
    const patience = usual === SILENT ? waitsFor('status') : untilTheEnd(printer);
    await printAll({ patience });
    expect(printed(printer)).toEqual([['Ticket 7'], ['Ticket 3'], ['Ticket 5']]);
    expect(printer.mostAtOnce).toBe(1);
    expect(await told()).toEqual(FINE);
    expect((await jobs()).map(({ outcome, isFirst }) => [outcome, isFirst])).toEqual(
      Array(3).fill(['printed', 1]),
    );
  });
}

/** Waits for every answer but the one at the end, once that will not come. */
function untilTheEnd(printer: PrinterUnderTest): Patience {
  let hang = new AbortController();
  printer.onHang = () => {
    hang.abort();
    hang = new AbortController();
  };
  return (phase) => (phase === 'print' ? hang.signal : new AbortController().signal);
}

test('a second ticket of the same order says COPIA, its first receipt does not', async () => {
  const { printer, want, printAll } = await openPrintingShop();
  await want(1);
  await want(1);
  await want(1, 'receipt');
  await printAll();
  expect(printed(printer)).toEqual([['Ticket 1'], ['COPIA', 'Ticket 1'], ['Ticket 1']]);
});

test('what has waited for a day while nothing ran does not come out, and what came since does', async () => {
  const { printer, want, printAll, time } = await openPrintingShop();
  await want(1);
  time.now += 25 * 60 * MINUTE;
  await want(2);
  await printAll();
  expect(printed(printer)).toEqual([['Ticket 2']]);
});

test('what was cut off is sent again and says COPIA; where nothing of it was sent it does not', async () => {
  const { printer, want, step, time, told } = await openPrintingShop();
  await want(1);
  printer.behave({ cutAfter: 0 }, { cutAfter: 9 });
  expect(await step()).toEqual({ next: NOW + 3000, fault: 'away' });
  expect(printed(printer)).toEqual([]);
  expect(await step()).toEqual({ next: NOW + 3000, fault: null });
  time.now += 3000;
  expect(await step()).toMatchObject({ fault: 'cut' });
  expect(await told()).toEqual({
    isSet: true,
    waiting: 1,
    fault: 'cut',
    failingSince: '2026-11-20T11:10:00.000Z',
  });
  time.now += MINUTE;
  expect(await step()).toEqual({ next: time.now, fault: null });
  expect(printed(printer).slice(1)).toEqual([['COPIA', 'Ticket 1']]);
  expect(await told()).toEqual(FINE);
});

test('nobody at the address, and back again', async () => {
  const { printer, want, step, printAll, told, time } = await openPrintingShop();
  await want(1);
  const port = Number(new URL(printer.address).port);
  await printer.close();
  expect(await step()).toMatchObject({ fault: 'away' });
  expect(await told()).toMatchObject({ fault: 'away', waiting: 1 });
  const back = await openPrinter();
  await back.close();
  await printer.open(port);
  time.now += MINUTE;
  await printAll();
  expect(printed(printer)).toEqual([['Ticket 1']]);
});

test('an address where nobody answers in time', async () => {
  const { want, step } = await openPrintingShop();
  await want(1);
  expect(await step({ patience: waitsFor('connect') })).toMatchObject({ fault: 'away' });
});

describe('an address of before where no printer can be', () => {
  test.each([
    ['this machine', (port: string) => `tcp://127.0.0.1:${port}`],
    ['this machine in IPv6', (port: string) => `tcp://[::1]:${port}`],
    ['this machine within IPv6', (port: string) => `tcp://[::ffff:7f00:1]:${port}`],
    ['this machine by its name', (port: string) => `tcp://localhost:${port}`],
    ['every address of this machine', (port: string) => `tcp://0.0.0.0:${port}`],
    ['a port of something else', () => 'tcp://192.168.1.50:5432'],
    ['this machine at a port of printers', () => 'tcp://127.0.0.1:9100'],
    ['a name of this machine at a port of printers', () => 'tcp://localhost:9100'],
  ])('is told, and nothing is sent to it: %s', async (_what, addressAt) => {
    const { printer, shop, want, step, told, jobs } = await openPrintingShop({}, {});
    const [port = ''] = /\d+$/.exec(printer.address) ?? [];
    await rewriteSetting(shop, 'ticketPrinter', addressAt(port));
    await want(1);
    expect(await step()).toEqual({ next: NOW + 3000, fault: 'refused' });
    expect(await told()).toMatchObject({ isSet: true, fault: 'refused', waiting: 1 });
    expect(printer.connections).toBe(0);
    expect(await jobs()).toMatchObject([{ begunAt: null, endedAt: null }]);
  });
});

describe('how the printer stands is told', () => {
  for (const [fault, conduct] of [
    ['paper_out', { paper: 'out' }],
    ['cover_open', { cover: 'open' }],
    ['error', { hasError: true }],
  ] as const) {
    test(`before anything is sent: ${fault}`, async () => {
      const { printer, want, step, printAll, told, time } = await openPrintingShop();
      await want(1);
      await want(2);
      printer.behave(conduct);
      expect(await step()).toEqual({ next: NOW + 3000, fault });
      expect(await told()).toMatchObject({ fault, waiting: 2 });
      expect(printed(printer)).toEqual([]);
      time.now += 3000;
      await printAll();
      expect(printed(printer)).toEqual([['Ticket 1'], ['Ticket 2']]);
    });
  }

  test('also where the paper ends within a ticket, which then says COPIA', async () => {
    const { printer, want, step, printAll, time } = await openPrintingShop();
    await want(1);
    printer.behave({ paperFor: 20 });
    const patience = untilTheEnd(printer);
    expect(await step({ patience })).toMatchObject({ fault: 'paper_out' });
    time.now += MINUTE;
    await printAll();
    expect(printed(printer).slice(1)).toEqual([['COPIA', 'Ticket 1']]);
  });

  test('and forgotten with what waited for it', async () => {
    const { printer, staff, want, step, told, jobs } = await openPrintingShop();
    await want(1);
    printer.usual = { ...printer.usual, paper: 'out' };
    await step();
    expect((await staff.send('DELETE', '/api/printer/waiting')).status).toBe(204);
    expect(await step()).toEqual({ next: null, fault: null });
    expect(await told()).toEqual(FINE);
    expect(await jobs()).toMatchObject([{ outcome: 'discarded', begunAt: null }]);
  });

  test('of this printer, not of another that takes its place', async () => {
    const { printer, shop, want, step } = await openPrintingShop();
    await want(1);
    printer.usual = { ...printer.usual, paper: 'out' };
    await step();
    const other = await openPrinter();
    await rewriteSetting(shop, 'ticketPrinter', other.address);
    expect(await step()).toEqual({ next: NOW, fault: null });
    expect(printed(other)).toEqual([['Ticket 1']]);
  });
});

test('the pauses grow while it is away, to half a minute', async () => {
  const { printer, want, step, time } = await openPrintingShop();
  await want(1);
  printer.usual = { ...printer.usual, paper: 'out' };
  const pauses = [];
  for (let tried = 0; tried < 7; tried += 1) {
    const { next } = await step();
    pauses.push(((next ?? 0) - time.now) / 1000);
    time.now = next ?? time.now;
  }
  expect(pauses).toEqual([3, 3, 6, 12, 24, 30, 30]);
});

for (const [name, usual] of [
  ['that answered before', {}],
  ['that answers nothing', SILENT],
] as const) {
  test(`a printer ${name} and then hangs for ever is given up, and the ticket says COPIA`, async () => {
    const { printer, want, step, printAll, time } = await openPrintingShop(usual);
    await want(1);
    printer.behave({ hangsAfter: 5 });
    const hang = untilItHangs(printer);
    const patience = usual === SILENT ? orNoAnswer(hang) : hang;
    expect(await step({ patience })).toMatchObject({ fault: 'cut' });
    time.now += MINUTE;
    await printAll();
    expect(printed(printer).slice(1)).toEqual([['COPIA', 'Ticket 1']]);
  });
}

/** Silence is known at once; anything else takes as long as it takes. */
const orNoAnswer =
  (patience: Patience): Patience =>
  (phase) =>
    phase === 'status' ? AbortSignal.abort() : patience(phase);

test('answers that mean nothing are none', async () => {
  const { printer, want, printAll } = await openPrintingShop(SILENT);
  await want(1);
  printer.behave({ says: Uint8Array.from({ length: 4000 }, () => 0xff) });
  await printAll({ patience: waitsFor('status') });
  expect(printed(printer)).toEqual([['Ticket 1']]);
});

test('a ticket of what is gone is not printed', async () => {
  const { printer, want, printAll, jobs } = await openPrintingShop();
  await want(1);
  await want(2);
  const contentOf: typeof shortTicket = async (subject) =>
    subject.subjectId === 1 ? null : shortTicket(subject);
  await printAll({ contentOf });
  expect(printed(printer)).toEqual([['Ticket 2']]);
  expect((await jobs()).map(({ outcome }) => outcome)).toEqual(['discarded', 'printed']);
});

test('a process that stops in the middle blames nobody, and what it broke off says COPIA', async () => {
  const { printer, want, step, printAll, told } = await openPrintingShop();
  await want(1);
  printer.behave({ hangsAfter: 5 });
  const stopping = new AbortController();
  printer.onHang = () => stopping.abort();
  expect(await step({ signal: stopping.signal })).toMatchObject({ fault: null });
  expect(await told()).toMatchObject({ waiting: 1, fault: null });
  await printAll();
  expect(printed(printer).slice(1)).toEqual([['COPIA', 'Ticket 1']]);
});

describe('while one process prints', () => {
  test('another waits for the end of its lease, and prints what it left as COPIA', async () => {
    const { printer, want, step, time } = await openPrintingShop();
    await want(1);
    let second: Promise<unknown> | undefined;
    printer.behave({ hangsAfter: 5 });
    const gone = new AbortController();
    printer.onHang = () => {
      second ??= step().finally(() => gone.abort());
    };
    await step({ patience: () => gone.signal });
    expect(await second).toEqual({ next: NOW + 2 * MINUTE, fault: null });
    time.now += 3 * MINUTE;
    await step();
    expect(printed(printer).slice(1)).toEqual([['COPIA', 'Ticket 1']]);
  });

  test('and it sends nothing once the lease is another one’s', async () => {
    const { shop, printer, want, step, time } = await openPrintingShop();
    await want(1);
    let isOver = false;
    const contentOf: typeof shortTicket = async (subject) => {
      if (!isOver) {
        isOver = true;
        time.now += 2 * MINUTE;
        await step();
      }
      return shortTicket(subject);
    };
    await printNext({ shop, contentOf, signal: new AbortController().signal });
    expect(printed(printer)).toEqual([['Ticket 1']]);
  });
});

test('a lease that a clock ahead has written holds nobody up', async () => {
  const { shop, printer, want, printAll } = await openPrintingShop();
  await want(1);
  await want(2);
  await printAll();
  await want(3);
  await shop.db.transact(async ({ sql }) => {
    const far = { leasedUntil: NOW + 600 * MINUTE, nextAttemptAt: NOW + 600 * MINUTE };
    await sql.updateTable('printers').set(far).execute();
  });
  await printAll();
  expect(printed(printer)).toHaveLength(3);
});

test('without a printer nothing is tried', async () => {
  const { shop } = await openShop();
  const { signal } = new AbortController();
  expect(await printNext({ shop, contentOf: shortTicket, signal })).toEqual({
    next: null,
    fault: null,
  });
});
