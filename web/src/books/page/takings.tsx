import type { BooksFacts, DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { cents, formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { PARTS } from '@brasa/core/payments/payments.rules.ts';
import { PAYMENT_METHOD_NAMES, WAY_TEXTS } from '@brasa/core/payments/way-texts.rules.ts';
import { chickensText, readSales } from '../books-texts.ts';
import { FigureLine, FigureList } from '../figures.tsx';

/** What came in, by the way in which it came. */
export function Takings({ payments }: { payments: OpenBooks['payments'] }) {
  return (
    <FigureList>
      {PARTS.map((part) => (
        <FigureLine
          key={part}
          label={PAYMENT_METHOD_NAMES[part]}
          value={eurosText(payments[part])}
        />
      ))}
      <FigureLine isSum label="Total cobrado" value={eurosText(payments.total)} />
    </FigureList>
  );
}

type FactsProps = { facts: BooksFacts; onSales?: () => void };

/** What else came of that time; `onSales` shows what was sold at the counter. */
export function Facts({ facts, onSales }: FactsProps) {
  const { paidOrders, offMenuSales, discounts, counterBonuses } = facts;
  const { chickens, points, invoices, late } = facts;
  const sales = readSales(facts);
  return (
    <FigureList>
      <FigureLine label="Pedidos cobrados" value={paidOrders} />
      <Owed facts={facts} />
      {sales && (
        <FigureLine
          label={<SalesLabel count={sales.made.count} onShow={onSales} />}
          value={formatEuros(sales.made.total)}
        />
      )}
      {sales && sales.annulled.count > 0 && (
        <FigureLine
          label={`Ventas anuladas (${sales.annulled.count})`}
          value={formatEuros(cents(0 - sales.annulled.total))}
        />
      )}
      {offMenuSales && offMenuSales.count > 0 && (
        <FigureLine
          label={`Ventas a precios fuera de carta (${offMenuSales.count})`}
          value={eurosText(offMenuSales.total)}
        />
      )}
      <FigureLine label="Pollos de pedidos" value={chickensText(chickens.ordered)} />
      <FigureLine label="Pollos sin pedido" value={chickensText(chickens.walkIn)} />
      <FigureLine label="Descuentos por puntos" value={eurosText(discounts)} />
      {counterBonuses && counterBonuses.count !== 0 && (
        <FigureLine
          label={`Bonos canjeados sin pedido (${counterBonuses.count})`}
          value={eurosText(counterBonuses.total)}
        />
      )}
      <FigureLine label="Puntos dados y canjeados" value={`${points.given} · ${points.redeemed}`} />
      <FigureLine
        label={`Facturas emitidas (${invoices.count})`}
        value={eurosText(invoices.total)}
      />
      {late.count > 0 && (
        <FigureLine
          label={`De antes del último cierre, llegado después (${late.count})`}
          value={eurosText(late.total)}
        />
      )}
    </FigureList>
  );
}

/** The refunds in each way, and what is still owed either way, where there is any. */
function Owed({ facts: { refunds, owed } }: { facts: BooksFacts }) {
  const lines = [
    ...PARTS.map(
      (way) => [`Devuelto ${WAY_TEXTS[way].how}, ya descontado`, refunds?.[way]] as const,
    ),
    ['Falta por cobrar de lo entregado', owed?.due] as const,
    ['Queda por devolver', owed?.toGiveBack] as const,
  ];
  return lines.map(
    ([label, amount = '0']) =>
      Number(amount) !== 0 && <FigureLine key={label} label={label} value={eurosText(amount)} />,
  );
}

function SalesLabel({ count, onShow }: { count: number; onShow: (() => void) | undefined }) {
  const label = `Ventas de mostrador (${count})`;
  if (!onShow) return label;
  return (
    <button
      type="button"
      className="-my-2.5 min-h-11 text-left underline underline-offset-4"
      onClick={onShow}
    >
      {label}
    </button>
  );
}

/** What should lie in the drawer; the cash that was paid is of the time in question. */
export function DrawerFigures({ books }: { books: OpenBooks | DayClose }) {
  const { openingCash, cashIn, cashOut, payments, expectedCash, facts } = books;
  const left = facts?.leftBefore ?? openingCash;
  const isMoved = parseCents(cashIn) !== 0 || parseCents(cashOut) !== 0;
  return (
    <FigureList>
      {left !== openingCash && (
        <FigureLine label="Quedó en el cierre anterior" value={eurosText(left)} />
      )}
      <FigureLine label="Empezó con" value={eurosText(openingCash)} />
      <FigureLine label="Cobrado en efectivo" value={eurosText(payments.cash)} />
      {isMoved && <FigureLine label="Metido" value={eurosText(cashIn)} />}
      {isMoved && <FigureLine label="Sacado" value={`-${eurosText(cashOut)}`} />}
      <FigureLine isSum label="Debería haber" value={eurosText(expectedCash)} />
    </FigureList>
  );
}
