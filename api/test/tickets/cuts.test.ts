// A connection that breaks at whichever byte: no ticket is lost, and whatever may be on paper twice says so
// (npm run long -- tickets does it with 10,000).
import { expect, test } from 'vitest';
import { isWhole, SILENT } from '../outside/printer-under-test.ts';
import { readPaper } from '../outside/read-paper.ts';
import { encodeTicket } from '../../src/tickets/encode-ticket.ts';
import { openPrintingShop, shortTicket } from './printing-shop.ts';

/** 0 is one for each byte of a ticket. */
const JOBS = Number(process.env['BRASA_PRINT_JOBS'] ?? 0);

for (const [name, usual] of [
  ['answers', {}],
  ['answers nothing', SILENT],
] as const) {
  test(`cut at every byte by a printer that ${name}`, async () => {
    const { printer, want, printAll, told } = await openPrintingShop(usual);
    const ticket = await shortTicket({ kind: 'order', subject: 'order', subjectId: 10_000 });
    const bytes = (ticket && (await encodeTicket(ticket)).length) ?? 0;
    const jobs = Math.max(JOBS, bytes + 1);
    for (let subject = 1; subject <= jobs; subject += 1) {
      await want(subject);
      printer.behave({ cutAfter: subject % (bytes + 1) });
      await printAll();
      expect(printer.received.length).toBeLessThanOrEqual(2);
      expectNoneLost(subject, printer.received.splice(0));
    }
    expect(await told()).toMatchObject({ waiting: 0, fault: null });
    expect(printer.mostAtOnce).toBe(1);
  }, 3_600_000);
}

/** What came out of it: the last one is whole, and every one but the first says COPIA. */
function expectNoneLost(subject: number, tickets: readonly Uint8Array[]): void {
  const last = tickets.at(-1) ?? new Uint8Array();
  const [, ...again] = tickets;
  const papers = again.map((content) => readPaper(content).lines.map(({ text }) => text));
  expect([subject, isWhole(last)]).toEqual([subject, true]);
  expect([subject, readPaper(last).lines.at(-1)?.text]).toEqual([subject, `Ticket ${subject}`]);
  expect([subject, papers]).toEqual([subject, again.map(() => ['COPIA', `Ticket ${subject}`])]);
}
