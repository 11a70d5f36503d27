import type { OpenBooks, OpenOrder, OpenVisit } from '@brasa/core/books/books.contract.ts';
import { cents, formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { Card } from '../../ui/card.tsx';
import { counted } from '../books-texts.ts';
import { Link } from '../../ui/link.tsx';

type OpenOrdersCardProps = { books: OpenBooks; onOrder: (id: number) => void };

/** What the close will not have; it does not hold the close up. */
export function OpenOrdersCard({ books, onOrder }: OpenOrdersCardProps) {
  const { unpaid, pending, visits, facts } = books;
  const { visitsWithoutSale = 0 } = facts;
  return (
    <Card as="section" aria-labelledby="before-closing" className="grid gap-4">
      <h2 id="before-closing" className="text-base">
        Antes de cerrar
      </h2>
      {facts.unpaid + facts.pending + visitsWithoutSale === 0 && (
        <p className="text-ink-soft">
          Todo lo entregado está cobrado y no queda nada por entregar.
        </p>
      )}
      <OrderList
        title={unpaidTitle(books)}
        {...{ orders: unpaid, count: facts.unpaid, onOrder, textOf: owedText }}
        rest={UNPAID}
      />
      <OrderList
        title={counted(facts.pending, 'pedido sin entregar', 'pedidos sin entregar')}
        {...{ orders: pending, count: facts.pending, onOrder, textOf: pendingText }}
        rest={PENDING}
      />
      <VisitList visits={visits} count={visitsWithoutSale} />
    </Card>
  );
}

/** "2 entregados sin cobrar"; where some are owed something they may have been called off. */
function unpaidTitle({ unpaid, facts }: OpenBooks): string {
  const isBack = unpaid.some(({ amountDue }) => Number(amountDue ?? 0) < 0);
  return isBack
    ? counted(facts.unpaid, 'pedido por cobrar o devolver', 'pedidos por cobrar o devolver')
    : counted(facts.unpaid, 'entregado sin cobrar', 'entregados sin cobrar');
}

type Price = Pick<OpenOrder, 'linesTotal' | 'amountDue'>;

type OrderListProps = {
  title: string;
  orders: readonly OpenOrder[];
  count: number;
  onOrder: (id: number) => void;
  textOf: (price: Price) => string;
  /** Where those are that the list has not. */
  rest: { to: string; label: string };
};

const UNPAID = {
  to: '/admin/historial?estado=delivered&pago=unpaid',
  label: 'Verlos en Historial',
};
const PENDING = { to: '/admin/orders', label: 'Verlos en Pedidos' };

function priceText({ linesTotal }: Price): string {
  return linesTotal === null ? 'Sin precio' : eurosText(linesTotal);
}

/** "27,00 €" of what is still to be paid, "al menos 27,00 €" beside a dish without a price, "Devolver 6,50 €". */
function owedText(price: Price): string {
  const due = price.amountDue === null ? null : parseCents(price.amountDue);
  // Nothing is owed by what was handed over before there were amounts due.
  if (due === null || due === 0) return priceText(price);
  if (due < 0) return `Devolver ${formatEuros(cents(0 - due))}`;
  return price.linesTotal === null ? `al menos ${formatEuros(due)}` : formatEuros(due);
}

/** What is still to be paid of what is still to be handed over. */
function pendingText(price: Price): string {
  return price.amountDue === '0.00' ? 'Pagado' : owedText(price);
}

function OrderList({ title, orders, count, onOrder, textOf, rest }: OrderListProps) {
  if (count === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="border-t border-line">
        {orders.map(({ id, customerName, pickupTime, ...price }) => (
          <li key={id} className="border-b border-line">
            <button
              type="button"
              className="grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2 text-left hover:bg-sunk"
              onClick={() => onOrder(id)}
            >
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{customerName}</span>
                <span className="block text-sm text-ink-soft">
                  N.º {id} · {formatMoment(Date.parse(pickupTime))}
                </span>
              </span>
              <span className="whitespace-nowrap tabular-nums">{textOf(price)}</span>
            </button>
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <span>Y {count - orders.length} más.</span>
          <Link to={rest.to} className="py-3 font-semibold text-ink underline">
            {rest.label}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Points are no money: the sale is noted by itself, and then the visit is no longer here. */
function VisitList({ visits, count }: { visits: readonly OpenVisit[]; count: number }) {
  if (count === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">Puntos dados sin venta anotada: {count}</h3>
      <p className="text-sm text-ink-soft">
        Los puntos no meten dinero en la caja. Si se cobró, anota la venta por ese importe en{' '}
        <Link to="/admin/orders" className="font-semibold text-ink underline">
          Pedidos
        </Link>
        , «Stock», «Venta», y desaparece de aquí.
      </p>
      <ul className="border-t border-line">
        {visits.map(({ walkInId, customerName, phone, visitedAt, points, amount }) => (
          <li
            key={walkInId}
            className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-2"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">
                {customerName ?? (phone === null ? 'Sin nombre' : formatPhone(phone))}
              </span>
              <span className="block text-sm text-ink-soft">
                {formatMoment(Date.parse(visitedAt))} ·{' '}
                <span className="whitespace-nowrap">{counted(points, 'punto', 'puntos')}</span>
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{eurosText(amount)}</span>
          </li>
        ))}
      </ul>
      {count > visits.length && (
        <p className="text-sm text-ink-soft">Y {count - visits.length} más.</p>
      )}
    </div>
  );
}
