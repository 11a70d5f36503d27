import { readInvoicePdf } from '@brasa/core/invoices/invoices.calls.ts';
import type { Invoice, InvoiceList } from '@brasa/core/invoices/invoices.contract.ts';
import { addressOf } from '@brasa/core/kernel/call.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { subjectName } from '@brasa/core/invoices/invoice-words.rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { FocusedNote } from '../../ui/state/focused-note.tsx';
import { Further } from '../../ui/state/further.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { XmlButton } from '../detail/xml-button.tsx';
import { kindName, recipientText, stateMarks } from '../invoice-texts.ts';
import { useInvoices } from '../invoices.queries.ts';
import type { Period } from './periods.ts';

type InvoiceRowsProps = {
  list: InvoiceList;
  period: Period;
  onOpen: (invoice: Invoice) => void;
  /** Shows the order or the sale that it is of. */
  onSubject: (invoice: Invoice) => void;
};

export function InvoiceRows({ list, ...others }: InvoiceRowsProps) {
  const last = list.invoices.at(-1);
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-low">
        {list.invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} {...others} />
        ))}
      </ul>
      {list.hasMore && last && (
        <Further label="Ver más antiguas">
          <OlderRows before={last.id} {...others} />
        </Further>
      )}
    </>
  );
}

type OlderProps = Omit<InvoiceRowsProps, 'list'> & { before: number };

/** Whoever asked for them reads on where they begin. */
function OlderRows({ before, ...others }: OlderProps) {
  return (
    <Loaded
      query={useInvoices(others.period, before)}
      loading={<Skeletons count={3} label="Cargando más..." className="grid gap-3 *:h-24" />}
      failed="No se pudieron cargar las anteriores"
      ended="Inicia sesión otra vez para verlas."
    >
      {(list) => (
        <FocusedNote cause={before}>
          <div className="grid gap-4">
            <InvoiceRows list={list} {...others} />
          </div>
        </FocusedNote>
      )}
    </Loaded>
  );
}

type InvoiceRowProps = Pick<InvoiceRowsProps, 'onOpen' | 'onSubject'> & { invoice: Invoice };

/** The line is what opens it; its papers and its order lie below. */
function InvoiceRow({ invoice, onOpen, onSubject }: InvoiceRowProps) {
  const { id, code, issuedAt, total, annulledAt } = invoice;
  const subject = subjectName(invoice);
  return (
    <li>
      <button
        type="button"
        className="grid min-h-16 w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 px-4 pt-3 pb-2 text-left hover:bg-sunk"
        onClick={() => onOpen(invoice)}
      >
        <strong className="whitespace-nowrap">{code}</strong>
        <strong
          className={`text-right text-lg leading-tight whitespace-nowrap tabular-nums ${annulledAt === null ? '' : 'line-through'}`}
        >
          {eurosText(total)}
        </strong>
        <span className="min-w-0 text-ink-soft">{kindName(invoice)}</span>
        <span className="text-right text-sm whitespace-nowrap text-ink-soft">
          {formatMoment(Date.parse(issuedAt))}
        </span>
        <span className="col-span-2 min-w-0 wrap-anywhere">{recipientText(invoice)}</span>
        <span className="col-span-2 flex flex-wrap gap-1.5">
          {stateMarks(invoice).map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </span>
      </button>
      <div className="flex flex-wrap px-1 pb-1">
        <Button
          variant="quiet"
          className={SMALL}
          aria-label={`${subject} de ${code}`}
          onClick={() => onSubject(invoice)}
        >
          {subject}
        </Button>
        <OutsideLink
          href={addressOf(readInvoicePdf, { params: { id } })}
          aria-label={`PDF de ${code}`}
          className={buttonStyle('quiet', 'normal', SMALL)}
        >
          PDF
        </OutsideLink>
        <XmlButton invoice={invoice} variant="quiet" className={SMALL} />
      </div>
    </li>
  );
}

const SMALL = 'px-3! text-sm';
