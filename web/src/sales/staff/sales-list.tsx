// A day's sales, so that one can be found and taken back (docs/rules/sales.md#the-days-sales).
import type { ReactNode } from 'react';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { ListedSale } from '@brasa/core/sales/sales.contract.ts';
import { PAYMENT_METHOD_NAMES } from '@brasa/core/payments/way-texts.rules.ts';
import { useOnline } from '../../browser/device/use-online.ts';
import { Badge } from '../../ui/badge.tsx';
import { useSheet } from '../../ui/overlay/use-sheet.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FocusedNote } from '../../ui/state/focused-note.tsx';
import { Further } from '../../ui/state/further.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { AnnulQuestion } from './annul-question.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { hasGoods, returnedText, saleText } from './sale-text.ts';
import { useAnnulSale, useDaySales } from './sales.queries.ts';

/** Null is today. */
type OfDay = { day: Day | null };

/** What else is done with a sale that stands, while there is a connection. */
export type SaleActions = {
  actions: (sale: ListedSale) => ReactNode;
  /** Above them: what counts for the actions of all. */
  above: ReactNode;
};

/** How such an action looks. */
export const SALE_ACTION =
  '-mr-2 flex min-h-11 items-center px-2 text-sm underline underline-offset-4';

export function SalesList({ day, ...given }: OfDay & SaleActions) {
  const isOnline = useOnline();
  const annul = useAnnulSale();
  const asked = useSheet<ListedSale>();
  const returned = useSheet<ListedSale>();
  return (
    <div className="grid gap-3">
      {!isOnline && (
        <p className="text-sm text-ink-soft">
          Sin conexión: lo que espera en este dispositivo aún no está aquí, y para anular o devolver
          hace falta conexión.
        </p>
      )}
      <Page
        {...{ day, ...given, before: null }}
        annulling={annul.isPending ? annul.variables : null}
        changes={isOnline ? { onAnnul: asked.show, onRefund: returned.show } : null}
      />
      {asked.subject && (
        <AnnulQuestion
          key={`annulment ${asked.turn}`}
          {...asked.opening}
          sale={asked.subject}
          onYes={(id) => {
            asked.close();
            annul.mutate(id);
          }}
        />
      )}
      {returned.subject && (
        <RefundDialog
          key={`refund ${returned.turn}`}
          {...returned.opening}
          sale={returned.subject}
        />
      )}
    </div>
  );
}

type RowActions = Pick<SaleActions, 'actions'> & {
  /** The sale that is being taken back. */
  annulling: number | null;
  /** Null where nothing can be taken back. */
  changes: {
    onAnnul: (sale: ListedSale) => void;
    onRefund: (sale: ListedSale) => void;
  } | null;
};

type PageProps = OfDay & SaleActions & RowActions & { before: number | null };

function Page({ day, before, above, ...row }: PageProps) {
  return (
    <Loaded
      query={useDaySales(day, before)}
      loading={<Skeletons count={3} label="Cargando las ventas..." className="grid gap-2 *:h-18" />}
      failed="No se pudieron cargar las ventas"
      failedHint="No se ha perdido ninguna."
      ended="Inicia sesión otra vez para ver las ventas."
    >
      {({ sales, hasMore }) => {
        const last = sales.at(-1);
        if (!last) return before === null ? <NoSales day={day} /> : null;
        return (
          <>
            {above}
            <ol className="border-t border-line">
              {sales.map((sale) => (
                <Row key={sale.id} {...{ sale }} {...row} />
              ))}
            </ol>
            {hasMore && (
              <Further label="Ver anteriores">
                <FocusedNote cause={last.id}>
                  <div className="grid gap-3">
                    <Page {...{ day, before: last.id, above: null }} {...row} />
                  </div>
                </FocusedNote>
              </Further>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const NoSales = ({ day }: OfDay) => (
  <EmptyState title={day === null ? 'Hoy no se ha vendido nada sin pedido' : 'Ninguna venta'}>
    Cada venta de mostrador queda aquí con su hora, lo que se llevó y quién la cobró.
  </EmptyState>
);

function Row({ sale, ...row }: RowActions & { sale: ListedSale }) {
  const { soldAt, annulledAt, total, annulledBy } = sale;
  const isAnnulled = annulledAt !== null;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line pt-2.5 pb-1">
      <span className="text-ink-soft tabular-nums">{clockOf(sale)}</span>
      <span className={`font-semibold wrap-anywhere ${isAnnulled ? 'line-through' : ''}`}>
        {saleText(sale)}
      </span>
      <strong
        className={`text-right whitespace-nowrap tabular-nums ${isAnnulled ? 'line-through' : ''}`}
      >
        {eurosText(total)}
      </strong>
      <span className="col-span-2 col-start-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <Notes sale={sale} />
        {isAnnulled ? (
          <Badge tone="outline">
            Anulada {momentText(annulledAt, soldAt)}
            {annulledBy && ` por ${isolated(annulledBy.name)}`}
          </Badge>
        ) : (
          <Actions sale={sale} {...row} />
        )}
      </span>
    </li>
  );
}

/** How it was paid, who sold it, and what is unusual of it. */
function Notes({ sale }: { sale: ListedSale }) {
  const { soldAt, paymentMethod, soldBy } = sale;
  return (
    <span className="text-sm wrap-anywhere text-ink-soft">
      {PAYMENT_METHOD_NAMES[paymentMethod]} · <bdi>{soldBy.name}</bdi>
      {isTimeLost(sale) && (
        <span className="block text-warn">
          Hecha sin conexión, con el reloj del dispositivo mal: cuenta desde que llegó
        </span>
      )}
      {isLate(sale) && (
        <span className="block">
          Hecha sin conexión: llegó {momentText(sale.arrivedAt, soldAt)}
        </span>
      )}
      {returnedText(sale) !== '' && <span className="block">{returnedText(sale)}</span>}
      {sale.refunds?.map(({ at, by, reason }) => (
        <span key={at} className="block">
          {isolated(by.name)}, {momentText(at, soldAt)}: «{reason}»
        </span>
      ))}
      {sale.lines.filter(isOffMenu).map((line) => (
        <span key={line.id} className="block text-warn">
          Precio fuera de carta: {line.name} a {eurosText(line.unitPrice)}
        </span>
      ))}
    </span>
  );
}

/** What is done with a sale that stands; nothing without a connection. */
function Actions({ sale, actions, annulling, changes }: RowActions & { sale: ListedSale }) {
  if (!changes) return null;
  const isAnnulling = annulling === sale.id;
  const which = (
    <span className="sr-only">
      de las {clockOf(sale)}, {eurosText(sale.total)}
    </span>
  );
  return (
    <span className="ml-auto flex flex-wrap justify-end gap-x-4">
      {actions(sale)}
      {hasGoods(sale) && (
        <>
          <button type="button" className={SALE_ACTION} onClick={() => changes.onRefund(sale)}>
            Devolver {which}
          </button>
          <button
            type="button"
            className={SALE_ACTION}
            aria-disabled={isAnnulling}
            onClick={() => annulling === null && changes.onAnnul(sale)}
          >
            {isAnnulling ? 'Anulando...' : 'Anular venta'} {which}
          </button>
        </>
      )}
    </span>
  );
}

const clockOf = ({ soldAt }: ListedSale): string => madridClock(Date.parse(soldAt));

const isOffMenu = ({ offMenuPrice }: ListedSale['lines'][number]): boolean => offMenuPrice;

/** It stands where it came, the last one first: its time is then another than those around it. */
const isLate = (sale: ListedSale): sale is ListedSale & { arrivedAt: string } =>
  sale.arrivedAt !== null && momentOf(sale.arrivedAt) !== momentOf(sale.soldAt);

const isTimeLost = ({ arrivedAt, soldAt }: ListedSale): boolean => arrivedAt === soldAt;

const momentOf = (instant: string) => formatMoment(Date.parse(instant));

/** "a las 13:20"; of another day than the sale's "el 21/11/2026 9:05". */
function momentText(instant: string, soldAt: string): string {
  const [at, sold] = [Date.parse(instant), Date.parse(soldAt)];
  const isSameDay = madridDay(at) === madridDay(sold);
  return isSameDay ? `a las ${madridClock(at)}` : `el ${formatMoment(at)}`;
}
