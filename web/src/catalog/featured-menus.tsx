import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { Price } from '../ui/price.tsx';
import { Skeletons } from '../ui/skeleton.tsx';
import { useFeaturedMenus } from './catalog.queries.ts';

/** As many as the house usually recommends. */
const USUAL_COUNT = 6;
const LIST = 'grid gap-x-14 md:grid-cols-2';
const LINK_STYLE =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent';

/**
 * What the house recommends, set like the first leaf of its paper menu. Nobody misses it where
 * there is nothing to recommend or it did not come: then the page goes on without it.
 */
export function FeaturedMenus() {
  const { data: menus, isPending } = useFeaturedMenus();
  if (isPending) {
    return (
      <Leaf>
        {/* As high as the lines that are coming: what lies below does not move. */}
        <Skeletons
          count={USUAL_COUNT}
          label="Cargando menús..."
          className={`${LIST} *:my-1 *:h-37 *:first:h-45 md:*:h-32 md:*:first:col-span-2 md:*:first:h-33`}
        />
      </Leaf>
    );
  }
  if (!menus?.length) return null;
  return (
    <Leaf>
      <ul className={LIST}>
        {menus.map((menu, index) => (
          <MenuLine key={menu.id} menu={menu} isFirst={index === 0} />
        ))}
      </ul>
    </Leaf>
  );
}

function Leaf({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="menus" className="page-width pt-20 lg:pt-28">
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div>
          <h2 id="menus" className="text-4xl">
            Menús
          </h2>
          <p className="mt-4 max-w-prose text-ink-soft">
            Lo que más sale de nuestro horno. Los precios llevan el IVA incluido.
          </p>
          <Link to="/productos" className={`mt-2 ${LINK_STYLE}`}>
            Toda la carta, con sus alérgenos
          </Link>
        </div>
        {children}
      </div>
    </section>
  );
}

/** The first one leads the leaf across its whole width, the others share it. */
function MenuLine({ menu, isFirst }: { menu: Product; isFirst: boolean }) {
  return (
    <li
      className={`relative flex flex-col py-5 ${isFirst ? 'border-y-2 border-ink md:col-span-2' : 'border-b border-line'}`}
    >
      <div className="flex items-baseline gap-3">
        <h3 className={`min-w-0 break-words ${isFirst ? 'text-xl md:text-2xl' : 'text-lg'}`}>
          {menu.name}
        </h3>
        <span
          aria-hidden="true"
          className="min-w-4 grow border-b-2 border-dotted border-line-strong max-sm:opacity-0"
        />
        <Price amount={menu.price} className={isFirst ? 'text-xl! md:text-2xl!' : ''} />
      </div>
      <div className="mt-1 flex grow items-end justify-between gap-6">
        <p className="max-w-[46ch] self-start text-ink-soft">{menu.description}</p>
        {/* The whole line is the target. */}
        <Link
          to="/encargar"
          aria-label={`Encargar ${menu.name}`}
          className={`shrink-0 after:absolute after:inset-0 ${LINK_STYLE}`}
        >
          Encargar
        </Link>
      </div>
    </li>
  );
}
