import type { CatalogSheet } from './catalog-sheets.tsx';
import { Star } from 'lucide-react';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { formatEuros, parseCents } from '@brasa/core/kernel/cents.ts';
import { Badge } from '../../ui/badge.tsx';
import { ProductThumb } from './product-thumb.tsx';

type ProductRowProps = {
  product: CatalogProduct;
  show: (sheet: CatalogSheet) => void;
  /** Its place in a list where that is the point. */
  place?: number;
};

export function ProductRow({ product, show, place }: ProductRowProps) {
  const { name, description, price, featured, deleted, vatRate, imageUrl } = product;
  const amount = parseCents(price);
  return (
    <li>
      <button
        type="button"
        onClick={() => show({ kind: 'product', product, categoryId: null })}
        className="flex min-h-20 w-full items-center gap-3 px-3 py-2.5 text-left transition-colors hover:bg-sunk sm:gap-4 sm:px-4"
      >
        {place !== undefined && (
          <span className="w-6 shrink-0 text-right text-lg font-semibold text-ink-soft">
            {place}
          </span>
        )}
        <ProductThumb
          imageUrl={imageUrl}
          className={`w-18 ${deleted ? 'opacity-50 grayscale' : ''}`}
          sizes="72px"
        />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className={`font-semibold break-words ${deleted ? 'text-ink-soft' : ''}`}>
              {name}
            </span>
            {deleted && <Badge tone="bad">Retirado</Badge>}
            {/* In the list of the featured ones it would say nothing. */}
            {featured && !deleted && place === undefined && (
              <Badge tone="warn">
                <Star className="size-3.5" />
                Destacado
              </Badge>
            )}
          </span>
          {description !== null && (
            <span className="truncate text-sm text-ink-soft">{description}</span>
          )}
        </span>
        <span className="grid shrink-0 justify-items-end">
          <span className="text-lg leading-tight font-semibold whitespace-nowrap">
            {amount === null ? price : formatEuros(amount)}
          </span>
          <span className="text-sm whitespace-nowrap text-ink-soft">IVA {vatRate} %</span>
        </span>
      </button>
    </li>
  );
}
