// What the order page says beside the order itself, from rooms that orders do not enter.
import { Fragment, useMemo, type ReactNode } from 'react';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { slotCapacity } from '@brasa/core/oven/slots.rules.ts';
import { telLink } from '../../browser/device/tel-link.ts';
import { PauseNotice } from '../../oven/pause-notice.tsx';
import { useCategories, useProducts } from '../../catalog/catalog.queries.ts';
import { ProductThumb } from '../../catalog/product-thumb.tsx';
import { AllergenList } from '../../catalog/menu/allergen-list.tsx';
import { chickenAllergens, orderedAllergens } from '../../orders/place/food/ordered-allergens.ts';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { useChickenProducts } from './use-chicken-products.ts';
import { TextLink } from '../../ui/button/text-link.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';

/** Of these products; of the chickens alone where none are named. */
export function OrderedAllergens({ productIds }: { productIds: readonly number[] | null }) {
  const categories = useCategories();
  const products = useProducts();
  const { whole, half } = useChickenProducts();
  if (categories.isPending || products.isPending) return <Skeleton className="h-5 w-40" />;
  const menu = products.data ?? [];
  const chickens = menu.filter(({ id }) => id === whole || id === half).map(({ id }) => id);
  const ids = productIds ?? (chickens.length > 0 ? chickens : null);
  const allergens = ids
    ? orderedAllergens(ids, menu)
    : categories.data && chickenAllergens(categories.data, menu);
  if (!allergens) return <p className="font-normal">Consúltalos al recoger o por teléfono.</p>;
  return <AllergenList allergens={allergens} />;
}

/** How the chicken looks, and what a whole and a half one cost; nothing while the menu does not say. */
export function ChickenPrices() {
  const { whole, half } = useChickenProducts();
  const { data: products = [] } = useProducts();
  const [entire, part] = [whole, half].map((id) => products.find((product) => product.id === id));
  if (!entire) return null;
  return (
    <div className="flex items-center gap-3 sm:gap-4">
      <ProductThumb
        imageUrl={entire.imageUrl}
        className="w-20 sm:w-24"
        sizes="6rem"
        missing={null}
      />
      <dl className="grid grid-cols-[auto_auto] justify-start gap-x-4 max-sm:text-sm">
        {[entire, ...(part ? [part] : [])].map(({ id, name, price }) => (
          <Fragment key={id}>
            <dt>{name}</dt>
            <dd className="font-semibold text-accent">{eurosText(price)}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

/** With the shop's telephone, where it has said one. */
export function ShopPauseNotice(props: { until: number; children: ReactNode }) {
  const { data: site } = useSiteFacts();
  return <PauseNotice {...props} phone={site?.phonePrimary ?? ''} />;
}

/** What the oven holds at most, and the telephone for what is more than that. */
export function useLargeOrders() {
  const { data: site } = useSiteFacts();
  const number = site?.phonePrimary ?? '';
  // The same for all renderings, so that the form is rendered only for a reason of its own.
  const phone = useMemo(
    () =>
      number === '' ? null : <TextLink href={telLink(number)}>{formatPhone(number)}</TextLink>,
    [number],
  );
  return { capacity: site ? slotCapacity(site) : null, phone };
}
