import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { Price } from '../../ui/price.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { AllergenList } from './allergen-list.tsx';
import { OrderingNotes } from './ordering-notes.tsx';
import { useFeaturedMenus } from '../catalog.queries.ts';
import type { Ordering } from './product-list.tsx';

const USUAL_COUNT = 6;

/**
 * What the house recommends, set like the first leaf of its paper menu. Nobody misses it where
 * there is nothing to recommend or it did not come: then the page goes on without it.
 */
export function FeaturedMenus({ ordering }: { ordering: Ordering }) {
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
        <MenuLine key={menu.id} menu={menu} ordering={ordering} />
      ))}
    </ul>
  );
}

function MenuLine({ menu, ordering }: { menu: Product; ordering: Ordering }) {
  return (
    <li className="group grid gap-2 border-b border-line py-4 first:border-b-2 first:border-b-ink">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="min-w-0 text-lg break-words group-first:text-xl">{menu.name}</h3>
        <span
          aria-hidden="true"
          className="min-w-4 grow border-b-2 border-dotted border-line-strong max-sm:opacity-0"
        />
        <Price amount={menu.price} className="group-first:text-xl!" />
      </div>
      <p className="max-w-[46ch] wrap-anywhere text-ink-soft empty:hidden">{menu.description}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 grow basis-24 gap-2">
          <OrderingNotes {...menu} />
          <AllergenList allergens={menu.allergens} />
        </div>
        {ordering(menu)}
      </div>
    </li>
  );
}
