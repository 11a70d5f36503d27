import type { CatalogSheet } from './catalog-sheets.tsx';
import { ImageOff, Star } from 'lucide-react';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { Badge } from '../../ui/badge.tsx';
import { specialWords } from './ordering-words.ts';
import { SoldOutSwitch, useSoldOutToday } from './sold-out/sold-out-switch.tsx';
import { ProductThumb } from '../product-thumb.tsx';

type ProductRowProps = {
  product: CatalogProduct;
  show: (sheet: CatalogSheet) => void;
  /** Its place in a list where that is the point. */
  place?: number;
};

export function ProductRow({ product, show, place }: ProductRowProps) {
  const { deleted, imageUrl } = product;
  return (
    <li className="flex items-stretch">
      <button
        type="button"
        onClick={() => show({ kind: 'product', product, categoryId: null })}
        className="flex min-h-20 min-w-0 grow items-center gap-3 py-2.5 pr-2 pl-3 text-left transition-colors hover:bg-sunk sm:gap-4 sm:px-4"
      >
        {place !== undefined && (
          <span className="w-6 shrink-0 text-right text-lg font-semibold text-ink-soft">
            {place}
          </span>
        )}
        <ProductThumb
          imageUrl={imageUrl}
          className={`w-14 max-sm:self-start sm:w-18 ${deleted ? 'opacity-50 grayscale' : ''}`}
          sizes="72px"
          missing={<ImageOff className="size-6" />}
        />
        <span className="flex min-w-0 grow flex-col gap-x-4 gap-y-0.5 sm:flex-row sm:items-center">
          <NameAndMarks product={product} isFeaturedShown={place === undefined} />
          <PriceAndRate product={product} />
        </span>
      </button>
      {!deleted && (
        <SoldOutSwitch
          product={product}
          label="Agotado"
          className="w-18 shrink-0 sm:w-22 flex-col wrap-anywhere justify-center gap-1! border-l border-line text-sm"
        />
      )}
    </li>
  );
}

type NameAndMarksProps = {
  product: CatalogProduct;
  /** In the list of the featured ones it would say nothing. */
  isFeaturedShown: boolean;
};

function NameAndMarks({ product, isFeaturedShown }: NameAndMarksProps) {
  const { name, description, featured, deleted } = product;
  const isSoldOut = useSoldOutToday();
  const special = specialWords(product);
  return (
    <span className="grid min-w-0 grow gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={`font-semibold wrap-anywhere ${deleted ? 'text-ink-soft' : ''}`}>
          {name}
        </span>
        {deleted && <Badge tone="bad">Retirado</Badge>}
        {!deleted && isSoldOut(product) && <Badge tone="bad">Agotado hoy</Badge>}
        {featured && !deleted && isFeaturedShown && (
          <Badge tone="warn">
            <Star className="size-3.5" />
            Destacado
          </Badge>
        )}
      </span>
      {description !== null && (
        <span className="truncate text-sm text-ink-soft">{description}</span>
      )}
      {special !== '' && <span className="text-sm">{special}</span>}
    </span>
  );
}

function PriceAndRate({ product: { price, vatRate } }: { product: CatalogProduct }) {
  const amount = parseCents(price);
  return (
    <span className="flex shrink-0 flex-wrap items-baseline gap-x-2 sm:grid sm:justify-items-end">
      <span className="leading-tight font-semibold whitespace-nowrap sm:text-lg">
        {amount === null ? price : formatEuros(amount)}
      </span>
      <span className="text-sm whitespace-nowrap text-ink-soft">IVA {vatRate} %</span>
    </span>
  );
}
