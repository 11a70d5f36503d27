// A ticket in the printer's own language.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { COLUMNS, type Ticket, type TicketLine } from '@brasa/core/tickets/ticket.rules.ts';
import type Encoder from '@point-of-sale/receipt-printer-encoder';

/** The first has Spanish and the euro at once; what it lacks is in the others, or prints as "?". */
const CODE_PAGES = ['cp858', 'windows1252', 'windows1250'] as const;
/** Lines of paper between the last one and the knife. */
const FEED = 5;

/**
 * The ticket in ESC/POS, cut off at its end. A line takes up to 10 ms, since the encoder looks through the code pages for
 * each character: others get their turn between two lines.
 */
export async function encodeTicket({ lines }: Ticket): Promise<Uint8Array> {
  // The encoder is loaded with the first ticket.
  const { default: TicketEncoder } = await import('@point-of-sale/receipt-printer-encoder');
  const encoder = new TicketEncoder({
    columns: COLUMNS,
    language: 'esc-pos',
    codepageMapping: 'epson',
    codepageCandidates: [...CODE_PAGES],
    newline: '\n',
    feedBeforeCut: FEED,
  });
  const parts = [encoder.initialize().encode()];
  for (const line of lines) {
    write(encoder.codepage('auto'), line);
    parts.push(encoder.encode());
    await nextTurn();
  }
  parts.push(encoder.cut().encode());
  return Buffer.concat(parts);
}

function write(encoder: Encoder, line: TicketLine): void {
  // Its own rule would change the code page.
  if (line.type === 'rule') encoder.text('─'.repeat(COLUMNS)).newline();
  else if (line.type === 'qr') {
    const look = { model: 2, size: line.dots, errorlevel: 'm' } as const;
    encoder.align('center').qrcode(line.text, look).align('left');
  } else {
    const { text, size, isBold, isInverted } = line;
    encoder.size(size, size).bold(isBold).invert(isInverted).text(text);
    encoder.invert(false).bold(false).size(1, 1).newline();
  }
}
