import { useState } from 'react';
import type { Catalog, CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { groupCatalog } from '../catalog-groups.ts';
import { CatalogSearch, NothingFound } from '../catalog-search.tsx';
import { SoldOutSwitch, useSoldOutToday } from './sold-out-switch.tsx';

/** What is sold out already on top, then the menu by category. */
export function SoldOutList({ catalog }: { catalog: Catalog }) {
  const [search, setSearch] = useState('');
  const { isOnTop, keepPlace } = useTop();
  const groups = groupCatalog(catalog, { search, showRetired: false });
  const onTop = groups.flatMap(({ products }) => products.filter(isOnTop));
  const others = groups
    .map(({ category, products }) => ({
      name: category?.name ?? 'Sin categoría',
      products: products.filter((product) => !isOnTop(product)),
    }))
    .filter(({ products }) => products.length > 0);
  return (
    <div className="grid gap-6">
      <CatalogSearch search={search} onSearch={setSearch} />
      {groups.length === 0 && (
        <NothingFound search={search} onClear={() => setSearch('')}>
          Prueba con otra palabra.
        </NothingFound>
      )}
      {[...(onTop.length > 0 ? [{ name: 'Ya agotado', products: onTop }] : []), ...others].map(
        ({ name, products }) => (
          <Section key={name} name={name} products={products} onSwitch={keepPlace} />
        ),
      )}
    </div>
  );
}

/** What is switched here stays where it is: the same switch, in the same place, takes it back. */
function useTop() {
  const isSoldOut = useSoldOutToday();
  const [kept, setKept] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isOnTop = (product: CatalogProduct) => kept.get(product.id) ?? isSoldOut(product);
  const keepPlace = (product: CatalogProduct) =>
    setKept((before) => new Map(before).set(product.id, isOnTop(product)));
  return { isOnTop, keepPlace };
}

type SectionProps = {
  name: string;
  products: readonly CatalogProduct[];
  onSwitch: (product: CatalogProduct) => void;
};

function Section({ name, products, onSwitch }: SectionProps) {
  return (
    <section aria-label={name}>
      <h3 className="border-b-2 border-line pb-1 text-base">{name}</h3>
      <ul className="sm:grid sm:grid-cols-2 sm:gap-x-10">
        {products.map((product) => (
          <li key={product.id} className="border-b border-line">
            <SoldOutSwitch
              product={product}
              label={product.name}
              className="min-h-14 flex-row-reverse [&>label]:grow [&>label]:py-3.5 [&>label]:wrap-anywhere"
              onSwitch={() => onSwitch(product)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
