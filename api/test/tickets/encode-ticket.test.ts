// A ticket in the printer's own language (docs/rules/tickets.md).
import { expect, test } from 'vitest';
import { text } from '@brasa/core/tickets/ticket.rules.ts';
import { encodeTicket } from '../../src/tickets/encode-ticket.ts';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('letters of other scripts print as a question mark', async () => {
  const bytes = await encodeTicket({ lines: text('Señal 漢字') });
  expect(latin(bytes)).toContain('al ??\n');
});

test('others get their turn between two lines, however long the ticket takes', async () => {
  const lines = Array.from({ length: 20 }, () => text('漢字漢字漢字')).flat();
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await encodeTicket({ lines });
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(lines.length);
});
