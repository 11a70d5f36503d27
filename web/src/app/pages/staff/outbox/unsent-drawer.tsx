import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { QueuedDashboard } from '@brasa/core/dashboard/queued-changes.rules.ts';
import { takeFocus } from '../../../../browser/device/take-focus.ts';
import { useNow } from '../../../../browser/device/use-now.ts';
import { keyOf } from '../../../../browser/api/send.ts';
import { askToFlush } from '../../../../browser/outbox/ask-to-flush.ts';
import type { OutboxEntry } from '../../../../browser/outbox/outbox-entry.ts';
import { dependentsOf } from '../../../../browser/outbox/outbox-order.ts';
import {
  discardEntry,
  retryAtPricesTaken,
  retryEntry,
  withOutbox,
  type Outbox,
} from '../../../../browser/outbox/outbox-store.ts';
import type { Unsent } from '../../../../browser/outbox/use-outbox.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Drawer } from '../../../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../../../ui/overlay/sheet.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { correctionOf } from './use-correction.ts';
import { NamedLines } from './named-lines.tsx';
import {
  isOfOtherPrices,
  madeText,
  nameIn,
  paidText,
  refusalText,
  unsentCount,
  unsentText,
  unsentValues,
} from './unsent-texts.ts';

const TICK_MS = 15_000;

/** Each change with its state; what the server refused with its reason, until somebody decides. */
export default function UnsentDrawer({ unsent, ...sheet }: OpenProps & { unsent: Unsent }) {
  const { own, others } = unsent;
  const isWaiting = own.some(({ refusal }) => refusal === null);
  return (
    <Drawer
      {...sheet}
      side="bottom"
      title="Cambios sin enviar"
      description="Están guardados en este dispositivo y se envían solos, en su orden, en cuanto haya conexión."
    >
      <div className="grid gap-4">
        {own.length === 0 && (
          <EmptyState title="Todo está enviado">No queda nada tuyo por enviar.</EmptyState>
        )}
        {own.length > 0 && (
          <ol className="grid">
            {own.map((entry) => (
              <UnsentRow
                key={entry.seq}
                entry={entry}
                entries={own}
                onLeave={() => sheet.onOpenChange(false)}
              />
            ))}
          </ol>
        )}
        {others > 0 && (
          <p className="text-ink-soft">
            {unsentCount(others)} de otra persona: se envían cuando ella inicie sesión aquí.
          </p>
        )}
        {isWaiting && (
          <Button variant="secondary" className="justify-self-start" onClick={askToFlush}>
            Enviar ahora
          </Button>
        )}
      </div>
    </Drawer>
  );
}

type RowProps = {
  entry: OutboxEntry;
  entries: readonly OutboxEntry[];
  onLeave: () => void;
};

function UnsentRow({ entry, entries, onLeave }: RowProps) {
  const now = useNow(TICK_MS);
  const nameOf = nameIn(useKnownOrders(), entries);
  const { refusal } = entry;
  const values = unsentValues(entry);
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow wrap-anywhere">
          <p className="font-semibold">{unsentText(entry, nameOf)}</p>
          {values.length > 0 && <p>{values.join(' · ')}</p>}
          {'body' in entry && entry.body && <NamedLines body={entry.body} />}
          <p className="text-ink-soft">{madeText(entry, now)}</p>
        </div>
        <span className="shrink-0 whitespace-nowrap">
          {refusal ? <Badge tone="bad">Por revisar</Badge> : <Badge tone="warn">Sin enviar</Badge>}
        </span>
      </div>
      {refusal && <p className="text-bad">{refusalText(entry, refusal)}</p>}
      <RowActions {...{ entry, entries, onLeave }} />
    </li>
  );
}

/** What has never been sent, or was refused, can be taken out; what may have arrived cannot. */
function RowActions({ entry, entries, onLeave }: RowProps) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const isKept = useRef(false);
  const takeFocusBack = (button: HTMLButtonElement | null) => {
    if (isKept.current) button?.focus();
    isKept.current = false;
  };
  const { seq, refusal, isSent } = entry;
  if (refusal === null && isSent) return null;
  if (isAsking) {
    return (
      <RowQuestion
        dependents={dependentsOf(entries, entry).length}
        onKeep={() => {
          isKept.current = true;
          setIsAsking(false);
        }}
        onDiscard={() => void changeOutbox((outbox) => discardEntry(outbox, seq))}
      />
    );
  }
  const correction = entry.call === 'createOrder' ? correctionOf(entry) : null;
  const correct = () => {
    onLeave();
    void navigate('/admin/orders', { state: correction });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {refusal && correction && (
        <Button variant="secondary" onClick={correct}>
          Corregir
        </Button>
      )}
      {refusal && <Again entry={entry} />}
      <Button variant="quiet" ref={takeFocusBack} onClick={() => setIsAsking(true)}>
        Descartar
      </Button>
    </div>
  );
}

/** A sale has been paid: where the menu says otherwise by now, it is entered at what was taken. */
function Again({ entry }: { entry: OutboxEntry }) {
  if (entry.call === 'sellAtCounter' && isOfOtherPrices(entry)) {
    return (
      <Button onClick={() => void changeOutbox((outbox) => retryAtPricesTaken(outbox, entry))}>
        Anotar {paidText(entry.body)}
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      onClick={() => void changeOutbox((outbox) => retryEntry(outbox, entry.seq))}
    >
      Enviar otra vez
    </Button>
  );
}

type RowQuestionProps = { dependents: number; onKeep: () => void; onDiscard: () => void };

function RowQuestion({ dependents, onKeep, onDiscard }: RowQuestionProps) {
  return (
    <div role="alert" tabIndex={-1} ref={takeFocus} className="grid gap-2 outline-none">
      <p>{discardQuestion(dependents)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" onClick={onDiscard}>
          Sí, descartar
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          No
        </Button>
      </div>
    </div>
  );
}

function discardQuestion(dependents: number): string {
  if (dependents === 0) return '¿Descartarlo? No se enviará nunca.';
  const what = dependents === 1 ? 'otro cambio' : `otros ${dependents} cambios`;
  return `¿Descartarlo? No se enviará nunca, y con él se descarta ${what} del mismo pedido.`;
}

async function changeOutbox(change: (outbox: Outbox) => Promise<void>): Promise<void> {
  await withOutbox(change);
  askToFlush();
}

/** The orders of the desk, those too that have left its list meanwhile. */
function useKnownOrders(): Order[] {
  const data = useQueryClient().getQueryData(keyOf(readDashboard)) as QueuedDashboard | undefined;
  return [...(data?.orders ?? []), ...(data?.handled ?? [])];
}
