import type { ReactNode } from 'react';
import { readInvoicePdf } from '@brasa/core/invoices/invoices.calls.ts';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { addressOf } from '@brasa/core/kernel/call.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { subjectName } from '@brasa/core/invoices/invoice-words.rules.ts';
import { namedId } from '@brasa/core/invoices/records/recipient-id.rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { shortHuella, stateMarks } from '../invoice-texts.ts';
import { readAmount, wireCents } from '../lines/line-values.ts';
import { LinesTable, RatesTable } from '../lines/lines-table.tsx';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { XmlButton } from './xml-button.tsx';

type InvoiceFactsProps = {
  invoice: Invoice;
  /** Shows the order or the sale that it is of. */
  onSubject: (invoice: Invoice) => void;
  onInvoice: (id: number) => void;
};

export function InvoiceFacts({ invoice, onSubject, onInvoice }: InvoiceFactsProps) {
  const { id, lines, rates, total } = invoice;
  return (
    <>
      <Standing invoice={invoice} />
      <div className="flex flex-wrap gap-2 *:min-h-14 *:grow">
        <OutsideLink
          href={addressOf(readInvoicePdf, { params: { id } })}
          className={buttonStyle('secondary')}
        >
          Ver PDF
        </OutsideLink>
        <XmlButton invoice={invoice} variant="secondary" />
        <Button variant="secondary" onClick={() => onSubject(invoice)}>
          {subjectName(invoice)}
        </Button>
      </div>
      <Recipient invoice={invoice} />
      <LinesTable
        lines={lines.map(({ description, rate, quantity, total: amount }) => ({
          ...{ description, rate },
          quantity: parseTenths(quantity) ?? tenths(0),
          total: wireCents(amount),
        }))}
      />
      <RatesTable
        caption="IVA por tipos"
        rates={rates.map(({ rate, ...amount }) => ({ rate, ...readAmount(amount) }))}
        whole={readAmount(invoice)}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">Total, IVA incluido</span>
        <strong className="text-2xl">{eurosText(total)}</strong>
      </p>
      <Relations {...{ invoice, onInvoice }} />
      <RecordFacts invoice={invoice} />
    </>
  );
}

/** What became of it, in a word and in the tax agency's own. */
function Standing({ invoice }: { invoice: Invoice }) {
  const { stateText, annulledAt, annulmentReason } = invoice;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-1.5">
        {stateMarks(invoice).map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </p>
      {stateText !== null && (
        <p className="rounded bg-sunk px-4 py-3 wrap-anywhere">
          <span className="block text-sm text-ink-soft">La Agencia Tributaria dice</span>
          {stateText}
        </p>
      )}
      {annulledAt !== null && (
        <p className="wrap-anywhere">
          Anulada el {formatMoment(Date.parse(annulledAt))}. {annulmentReason}
        </p>
      )}
    </div>
  );
}

function Recipient({ invoice }: { invoice: Invoice }) {
  const { recipientName, recipientNif, recipientAddress } = invoice;
  if (recipientName === null) return null;
  return (
    <section aria-label="Para quién">
      <p className="text-sm text-ink-soft">Para</p>
      <p className="grid wrap-anywhere">
        <strong>{recipientName}</strong>
        {recipientNif !== null && <span>{namedId(recipientNif)}</span>}
        {recipientAddress !== null && <span>{recipientAddress}</span>}
      </p>
    </section>
  );
}

/** The invoices that it has to do with, and why. */
function Relations({ invoice, onInvoice }: Pick<InvoiceFactsProps, 'invoice' | 'onInvoice'>) {
  const { cites, citedBy, reason, kind } = invoice;
  if (cites === null && citedBy.length === 0) return null;
  const others = [
    ...(cites ? [{ ...cites, what: kind === 'F3' ? 'En lugar de' : 'Rectifica' }] : []),
    ...citedBy.map((one) => ({
      ...one,
      what: one.code.startsWith('R') ? 'Rectificada por' : 'Sustituida por',
    })),
  ];
  return (
    <section aria-label="Otras facturas" className="grid gap-1 border-t border-line pt-3">
      {others.map(({ id, code, what }) => (
        <p key={id} className="flex flex-wrap items-center gap-x-2">
          {what}
          <Button variant="quiet" className="px-2! underline" onClick={() => onInvoice(id)}>
            {code}
          </Button>
        </p>
      ))}
      {reason !== null && <p className="wrap-anywhere">Motivo: {reason}</p>}
    </section>
  );
}

function RecordFacts({ invoice: { huella, qrUrl } }: { invoice: Invoice }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(huella);
      toastSuccess('Huella copiada', shortHuella(huella));
    } catch {
      toastError('No se pudo copiar', huella);
    }
  };
  return (
    <section aria-label="Registro" className="grid gap-1 border-t border-line pt-3">
      <Fact name="Huella">
        <span title={huella}>{shortHuella(huella)}</span>
        <Button variant="quiet" className="px-3! underline" onClick={() => void copy()}>
          Copiar
        </Button>
      </Fact>
      <Fact name="Código QR">
        <OutsideLink
          href={qrUrl}
          className="inline-flex min-h-12 items-center underline underline-offset-4"
        >
          Comprobarla en la Agencia Tributaria
        </OutsideLink>
      </Fact>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3">
      <span className="text-sm text-ink-soft">{name}</span>
      <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">{children}</span>
    </div>
  );
}
