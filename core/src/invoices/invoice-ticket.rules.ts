// An invoice on 80 mm: with a tax identity it is the customer's receipt (docs/rules/tickets.md#the-receipt).
import { formatEuros, cents } from '../kernel/amounts/cents.ts';
import { formatDay, formatMoment } from '../kernel/time/date-texts.ts';
import { formatPhone } from '../kernel/text/phone.ts';
import { formatChickens } from '../kernel/amounts/tenths.ts';
import { figure, qr, rule, text, type Ticket, type TicketLine } from '../tickets/ticket.rules.ts';
import {
  citationText,
  headingOf,
  paymentText,
  showsRectified,
  subjectName,
  subjectReference,
} from './invoice-words.rules.ts';
import type { IssuedInvoice, IssuedLine, IssuedRate } from './issued-invoice.rules.ts';
import { QR_TITLE, VERIFIABLE_TEXT } from './records/qr-address.rules.ts';
import { namedId } from './records/recipient-id.rules.ts';

/** Everything that the law wants on it; the tax agency wants the QR before the rest. */
export function invoiceTicket(invoice: IssuedInvoice): Ticket {
  const { code, issuedAt, operationDay, total } = invoice;
  return {
    lines: [
      ...issuerLines(invoice),
      ...qrLines(invoice),
      rule(),
      ...text(headingOf(invoice), { isBold: true }),
      ...text(code, { isBold: true, size: 2 }),
      ...text(`Expedida el ${formatMoment(issuedAt)}`),
      ...text(operationDay === null ? '' : `Fecha de la operación: ${formatDay(operationDay)}`),
      ...text(subjectReference(invoice) === null ? '' : subjectName(invoice)),
      ...text(citationText(invoice) ?? ''),
      ...text(invoice.reason === null ? '' : `Motivo: ${invoice.reason}`),
      ...recipientLines(invoice),
      rule(),
      ...invoice.lines.flatMap(invoiceLine),
      rule(),
      ...invoice.rates.flatMap((rate) => rateLines(rate, showsRectified(invoice))),
      ...figure('TOTAL (IVA incluido)', formatEuros(total), { isBold: true }),
      ...text(paymentText(invoice) ?? ''),
    ],
  };
}

function issuerLines({ issuer }: IssuedInvoice): TicketLine[] {
  const { brand, name, nif, address, phone } = issuer;
  return [
    ...text(brand, { size: 2, isBold: true, isCentred: true }),
    ...text(name === brand ? '' : name, { isCentred: true }),
    ...text(nif === null ? '' : `NIF ${nif}`, { isCentred: true }),
    ...text(address, { isCentred: true }),
    ...text(formatPhone(phone), { isCentred: true }),
  ];
}

function recipientLines({ recipient }: IssuedInvoice): TicketLine[] {
  if (recipient === null) return [];
  const { name, nif, address } = recipient;
  return [...text(`Cliente: ${name}`), ...text(nif === null ? '' : namedId(nif)), ...text(address)];
}

const invoiceLine = ({ description, quantity, total }: IssuedLine): TicketLine[] =>
  figure(`${formatChickens(quantity)} × ${description}`, formatEuros(total));

function rateLines({ rate, base, tax, ...before }: IssuedRate, isRectifying: boolean) {
  const { rectifiedBase, rectifiedTax } = before;
  return [
    ...figure(`Base al ${rate} %`, formatEuros(base)),
    ...figure(`IVA ${rate} %`, formatEuros(tax)),
    ...(isRectifying
      ? figure(
          `Rectificado al ${rate} %`,
          `${formatEuros(rectifiedBase)} + ${formatEuros(cents(rectifiedTax))}`,
        )
      : []),
  ];
}

function qrLines({ qrUrl, isVerifiable }: IssuedInvoice): TicketLine[] {
  if (qrUrl === null) return [];
  return [
    rule(),
    ...text(QR_TITLE, { isBold: true, isCentred: true }),
    qr(qrUrl),
    ...text(isVerifiable ? VERIFIABLE_TEXT : '', { isCentred: true }),
  ];
}
