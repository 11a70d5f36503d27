import { Plus } from 'lucide-react';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { AllergenList } from './allergen-list.tsx';
import { OrderingNotes } from './ordering-notes.tsx';
import { useFeaturedMenus } from '../catalog.queries.ts';
import { Link } from '../../ui/link.tsx';

const USUAL_COUNT = 6;

/** It is put into the order to which its link leads. */
type FeaturedMenusProps = {
  onOrder: (menu: Product) => void;
  /** One more of it, and the page stays. */
  onAdd: (menu: Product) => void;
};

/**
 * What the house recommends, set like the first leaf of its paper menu. Nobody misses it where
 * there is nothing to recommend or it did not come: then the page goes on without it.
 */
export function FeaturedMenus(actions: FeaturedMenusProps) {
  const { data: menus, isPending } = useFeaturedMenus();
  if (isPending) {
    return (
      // As high as the rows that are coming: what lies below does not move.
      <Skeletons count={USUAL_COUNT} label="Cargando menús..." className="*:my-2 *:h-34" />
    );
  }
  if (!menus?.length) return null;
  return (
    <ul className="border-t-2 border-ink">
      {menus.map((menu) => (
        <MenuLine key={menu.id} menu={menu} {...actions} />
      ))}
    </ul>
  );
}

function MenuLine({ menu, onOrder, onAdd }: FeaturedMenusProps & { menu: Product }) {
  return (
    <li className="group relative border-b border-line py-4 first:border-b-2 first:border-b-ink">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="min-w-0 text-lg break-words group-first:text-xl">{menu.name}</h3>
        <span
          aria-hidden="true"
          className="min-w-4 grow border-b-2 border-dotted border-line-strong max-sm:opacity-0"
        />
        <Price amount={menu.price} className="group-first:text-xl!" />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 grow basis-36 gap-2 self-start">
          <p className="mt-1 max-w-[46ch] text-ink-soft empty:hidden">{menu.description}</p>
          <OrderingNotes {...menu} />
          <AllergenList allergens={menu.allergens} />
        </div>
        <div className="flex shrink-0 items-center gap-4">
          <Button
            variant="secondary"
            size="icon"
            aria-label={`Añadir ${menu.name}`}
            className="relative z-1"
            onClick={() => onAdd(menu)}
          >
            <Plus />
          </Button>
          {/* The rest of the row is the target. */}
          <Link
            to="/encargar"
            onClick={() => onOrder(menu)}
            aria-label={`Encargar ${menu.name}`}
            className="inline-flex min-h-11 shrink-0 items-center font-semibold underline underline-offset-4 after:absolute after:inset-0 hover:text-accent"
          >
            Encargar
          </Link>
        </div>
      </div>
    </li>
  );
}
