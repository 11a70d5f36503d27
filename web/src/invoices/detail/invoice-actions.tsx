import type { ReactNode } from 'react';
import { annulmentRefusal, correctionRefusal } from '@brasa/core/invoices/correction.rules.ts';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { isSimplified } from '@brasa/core/invoices/records/numbering.rules.ts';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { isStanding, useCiting } from '../invoices.queries.ts';

/** What is being done about it; `citing`: the invoices that already correct it, none of them annulled. */
export type ActionMode = { kind: 'correct'; citing: Invoice[] } | { kind: 'annul' | 'amend' };

type InvoiceActionsProps = {
  invoice: Invoice;
  onAction: (mode: ActionMode) => void;
  onInvoice: (id: number) => void;
};

export function InvoiceActions({ invoice, onAction, onInvoice }: InvoiceActionsProps) {
  const query = useCiting(invoice);
  if (query.isError) {
    return <ErrorState title="No se sabe si ya está rectificada" query={query} />;
  }
  if (!query.data) {
    return <Skeletons count={1} label="Mirando qué se puede hacer..." className="grid *:h-14" />;
  }
  const citing = query.data.filter(isStanding);
  const { kind, state } = invoice;
  const standing = {
    kind,
    method: invoice.method,
    isAnnulled: invoice.annulledAt !== null,
    citedBy: citing,
  };
  const canCorrect = correctionRefusal(standing, isSimplified(kind) ? 'R5' : 'R1') === null;
  const canAnnul = annulmentRefusal(standing) === null;
  // What was annulled is amended only where the agency has refused that.
  const canAmend =
    state === 'rejected' || (state === 'accepted_with_errors' && !standing.isAnnulled);
  return (
    <section aria-label="Qué se puede hacer" className="grid gap-3 border-t border-line pt-4">
      {!canCorrect && <Why isAnnulled={standing.isAnnulled} {...{ citing, onInvoice }} />}
      {canAmend && (
        <Action variant="secondary" name="Subsanar" mode={{ kind: 'amend' }} onAction={onAction}>
          La Agencia Tributaria no ha dado por bueno el registro: se corrige y se vuelve a enviar.
          La factura no cambia.
        </Action>
      )}
      {canCorrect && (
        <Action
          variant="secondary"
          name="Rectificar"
          mode={{ kind: 'correct', citing }}
          onAction={onAction}
        >
          La venta existió, pero hay algo mal o se devuelve: se hace otra factura que la corrige.
        </Action>
      )}
      {canAnnul && (
        <Action variant="danger" name="Anular" mode={{ kind: 'annul' }} onAction={onAction}>
          Solo si la venta no existió nunca.
        </Action>
      )}
    </section>
  );
}

type ActionProps = Pick<ButtonProps, 'variant'> & {
  name: string;
  mode: ActionMode;
  onAction: (mode: ActionMode) => void;
  children: ReactNode;
};

function Action({ variant, name, mode, onAction, children }: ActionProps) {
  return (
    <div className="grid gap-1">
      <Button
        variant={variant ?? 'secondary'}
        className="min-h-14"
        data-mode={mode.kind}
        onClick={() => onAction(mode)}
      >
        {name}
      </Button>
      <p className="text-sm text-ink-soft">{children}</p>
    </div>
  );
}

type WhyProps = { isAnnulled: boolean; citing: Invoice[]; onInvoice: (id: number) => void };

/** Why nothing more can be corrected here, and where it can. */
function Why({ isAnnulled, citing, onInvoice }: WhyProps) {
  const last = citing.findLast(({ method }) => method !== 'I');
  if (isAnnulled) return <p>Está anulada: ya no se puede cambiar.</p>;
  if (!last) return <p>Es una rectificación por diferencias: se rectifica la factura original.</p>;
  return (
    <p>
      Ya vale otra en su lugar.{' '}
      <Button variant="quiet" className="px-2! underline" onClick={() => onInvoice(last.id)}>
        Abrir {last.code}
      </Button>
    </p>
  );
}
