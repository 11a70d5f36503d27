import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useNear } from '../../ui/motion/use-near.ts';
import { FlatRows } from './flat-rows.tsx';
import type { ListView } from './order-sorting.ts';

const ROWS_AT_A_TIME = 20;
const NEAR = '800px';

type FoundOrdersProps = { found: readonly Order[]; search: string; view: ListView };

/**
 * What the search has found. The page holds as many rows as are looked at: hundreds of rows that
 * come and go would be felt with every key.
 */
export function FoundOrders({ found, search, view }: FoundOrdersProps) {
  const [count, showMore] = useCount(search);
  const list = useRef<HTMLDivElement>(null);
  if (found.length === 0) {
    return (
      <EmptyState title={`Ningún pedido pendiente coincide con «${search.trim()}»`}>
        Se busca en nombre, teléfono, email, detalles, cantidad, hora y número de pedido.
      </EmptyState>
    );
  }
  const hidden = found.length - count;
  const showMoreByHand = () => {
    flushSync(showMore);
    list.current?.querySelectorAll('button')[count]?.focus();
  };
  return (
    <div ref={list}>
      <FlatRows orders={found.slice(0, count)} subject={search} view={view} />
      {hidden > 0 && (
        <>
          <Approach key={count} onNear={showMore} />
          <Button variant="secondary" className="mt-3 min-h-14 w-full" onClick={showMoreByHand}>
            Mostrar {hidden} más
          </Button>
        </>
      )}
    </div>
  );
}

function useCount(search: string): [number, () => void] {
  const [rows, setRows] = useState({ search, count: ROWS_AT_A_TIME });
  if (rows.search !== search) setRows({ search, count: ROWS_AT_A_TIME });
  const showMore = () => setRows((before) => ({ ...before, count: before.count + ROWS_AT_A_TIME }));
  return [rows.count, showMore];
}

/** The end of what is shown: more comes before anybody gets here. */
function Approach({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, NEAR);
  const showNext = useEffectEvent(onNear);
  useEffect(() => {
    if (isNear) startTransition(showNext);
  }, [isNear]);
  return <div ref={place} />;
}
