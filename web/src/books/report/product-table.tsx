import type { ProductReport } from '@brasa/core/books/report.contract.ts';
import type { ReportPeriod } from '@brasa/core/books/report-periods.rules.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { formatChickens, parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { useProductReport } from './report.queries.ts';

/** What was sold of each product, at the prices of then. */
export function ProductTable({ period }: { period: ReportPeriod }) {
  return (
    <Card as="section" aria-labelledby="report-products" className="grid content-start gap-3">
      <h3 id="report-products" className="text-base">
        Productos
      </h3>
      <Loaded
        query={useProductReport(period)}
        loading={
          <Skeletons count={4} label="Cargando los productos..." className="grid gap-2 *:h-10" />
        }
        failed="No se pudieron cargar los productos"
        otherwise={null}
      >
        {({ products }) =>
          products.length === 0 ? (
            <p className="text-ink-soft">
              Aquí se ve qué se ha vendido de cada producto, en pedidos y en el mostrador.
            </p>
          ) : (
            <Table products={products} />
          )
        }
      </Loaded>
    </Card>
  );
}

const quantityText = (wire: string) => formatChickens(parseTenths(wire) ?? tenths(0));

function Table({ products }: Pick<ProductReport, 'products'>) {
  return (
    <>
      <p className="text-sm text-ink-soft">
        De los pedidos entregados y las ventas de mostrador, a su precio y antes de descuentos.
      </p>
      <table className="w-full border-collapse text-right tabular-nums">
        <caption className="sr-only">Productos vendidos</caption>
        <thead>
          <tr className="border-b-2 border-line align-bottom text-sm *:py-2 *:not-first:pl-3">
            <th scope="col" className="text-left">
              Producto
            </th>
            <th scope="col">Cantidad</th>
            <th scope="col" className="max-sm:hidden">
              Antes
            </th>
            <th scope="col">Importe</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {products.map(({ productId, name, quantity, total, before }) => (
            <tr key={productId} className="*:py-1.5 *:not-first:pl-3">
              <th scope="row" className="text-left font-normal wrap-anywhere">
                {name}
              </th>
              <td className="font-semibold whitespace-nowrap">{quantityText(quantity)}</td>
              <td className="whitespace-nowrap text-ink-soft max-sm:hidden">
                {quantityText(before.quantity)}
              </td>
              <td className="whitespace-nowrap">{eurosText(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
