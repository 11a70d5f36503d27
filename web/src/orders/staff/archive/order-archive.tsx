// "Historial": every order of every day and state. See docs/rules/orders.md#page-of-the-archive.
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { readSearch } from '@brasa/core/orders/archive/order-archive.rules.ts';
import { useNow } from '../../../browser/device/use-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import {
  isFiltered,
  NO_CONDITIONS,
  type Conditions,
  type useArchiveAddress,
} from './archive-conditions.ts';
import { ArchiveFilters } from './archive-filters.tsx';
import { queryOfConditions, useArchive, type FoundOrders } from './archive.queries.ts';
import { ShownOrders } from './found-orders.tsx';

type OrderArchiveProps = { address: ReturnType<typeof useArchiveAddress> };

export function OrderArchive({ address }: OrderArchiveProps) {
  const { conditions, change, orderId, openOrder } = address;
  const today = madridDay(useNow(MINUTE));
  const query = useArchive(queryOfConditions(conditions));
  const isByName = readSearch(conditions.search)?.by === 'words';
  const findNear = () => change({ ...conditions, isNear: true });
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 sm:px-6">
      <h1 className="text-xl">Historial</h1>
      <ArchiveFilters {...{ conditions, today }} onChange={change} />
      <p role="status" className="sr-only">
        {query.data && countText(query.data)}
      </p>
      <ShownOrders
        key={JSON.stringify(conditions)}
        {...{ query, today }}
        openId={orderId}
        onOpen={openOrder}
        head={(found) => (
          <>
            <NamesNote {...{ found, conditions }} />
            <OwedNote {...{ found, conditions }} />
          </>
        )}
        empty={(found) => (
          <NoOrders {...{ found, conditions }} onAll={() => change(NO_CONDITIONS)} />
        )}
        foot={({ names }) =>
          isByName &&
          names === 'exact' && (
            <Button variant="quiet" className="justify-self-start" onClick={findNear}>
              Ver también nombres parecidos
            </Button>
          )
        }
      />
    </div>
  );
}

function countText({ orders, next }: FoundOrders): string {
  if (orders.length === 0) return 'Ningún pedido encontrado';
  const count = orders.length === 1 ? '1 pedido' : `${orders.length} pedidos`;
  return next === null ? count : `${count}, y hay más`;
}

type NamesProps = { found: FoundOrders; conditions: Conditions };

function NamesNote({ found, conditions }: NamesProps) {
  if (found.names !== 'near' || conditions.isNear) return null;
  return (
    <p className="rounded bg-warn-surface px-4 py-3">
      Nadie se llama «{conditions.search}». Estos nombres se parecen:
    </p>
  );
}

/** The sum of all that is owed, on further pages too. */
function OwedNote({ found: { owed }, conditions }: NamesProps) {
  if (owed === null || owed.count === 0) return null;
  const orders = owed.count === 1 ? '1 pedido' : `${owed.count} pedidos`;
  const title = conditions.payment === 'to_give_back' ? 'Por devolver' : 'Falta por cobrar';
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded bg-sunk px-4 py-3">
      <span>
        {title}, en {orders}
      </span>
      <strong className="text-lg tabular-nums">{eurosText(owed.total)}</strong>
    </p>
  );
}

function NoOrders({ found, conditions, onAll }: NamesProps & { onAll: () => void }) {
  const { search } = conditions;
  if (found.names === 'broad') {
    return (
      <EmptyState title={`Muchos nombres empiezan por «${search}»`}>
        Sigue escribiendo, o escribe el nombre o el apellido entero.
      </EmptyState>
    );
  }
  if (search === '' && !isFiltered(conditions)) {
    return (
      <EmptyState title="Todavía no hay pedidos">
        Aquí queda cada pedido, de cualquier día y estado, para encontrarlo después.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={search === '' ? 'Ningún pedido con esos filtros' : `Ningún pedido con «${search}»`}
    >
      <p>
        Se busca por nombre, por teléfono o email enteros y por número de pedido
        {isFiltered(conditions) && ', entre los que cumplen los filtros'}.
      </p>
      <Button variant="secondary" className="min-h-14 justify-self-start" onClick={onAll}>
        Ver todos los pedidos
      </Button>
    </EmptyState>
  );
}
