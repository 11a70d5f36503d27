import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Price } from '../ui/price.tsx';
import { AllergenList } from './allergen-list.tsx';
import { useProductPicture } from './catalog.queries.ts';

/** One dish as a paper menu sets it: its name large, its price at the edge, its picture beside it. */
export function ProductCard({ product }: { product: Product }) {
  const picture = useProductPicture(product.imageUrl);
  return (
    <li className="flex gap-5 border-line py-7 not-first:border-t lg:nth-2:border-t-0">
      {picture !== null && (
        <img
          src={picture}
          // The name stands beside it: read out twice it would only be noise.
          alt=""
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
          className="size-24 shrink-0 rounded object-cover sm:size-36"
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex items-start justify-between gap-4">
          <h2 className="min-w-0 text-lg break-words">{product.name}</h2>
          <Price amount={product.price} />
        </div>
        {product.description && <p className="text-ink-soft">{product.description}</p>}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-2">
          <AllergenList allergens={product.allergens} />
          <ButtonLink
            to="/encargar"
            variant="secondary"
            className="ml-auto"
            aria-label={`Encargar ${product.name}`}
          >
            Encargar
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
