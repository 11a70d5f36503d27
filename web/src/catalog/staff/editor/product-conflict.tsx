import type {
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { ALLERGENS } from '@brasa/core/catalog/catalog.rules.ts';
import { menuItemOf } from '@brasa/core/catalog/menu-item.rules.ts';
import { noticeWords } from '@brasa/core/catalog/notice.rules.ts';
import { formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { formatChickens, HALF } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Merged } from '../../../browser/forms/merged-edits.ts';
import { EditConflict } from '../../../ui/conflict/edit-conflict.tsx';
import type { ProductField, ProductValues } from './product-values.ts';

const NAMES: Record<ProductField, string> = {
  name: 'Nombre',
  description: 'Descripción',
  price: 'Precio',
  categoryId: 'Categoría',
  vatRate: 'IVA',
  allergens: 'Alérgenos',
  featured: 'Destacado en la portada',
  chickens: 'Pollos que lleva cada unidad',
  quantityStep: 'Se encarga',
  minQuantity: 'Mínimo',
  orderAhead: 'Con antelación',
};

type ProductConflictProps = {
  saved: CatalogProduct;
  categories: readonly CatalogCategory[];
  theirs: Merged<ProductValues>['theirs'];
  onTakeTheirs: () => void;
};

export function ProductConflict({ saved, categories, theirs, onTakeTheirs }: ProductConflictProps) {
  return (
    <EditConflict
      what="este producto"
      names={NAMES}
      textOf={(field) => TEXTS[field](saved, categories)}
      theirs={theirs}
      otherwise="Ha cambiado la foto o lo ha retirado o recuperado."
      onTakeTheirs={onTakeTheirs}
    />
  );
}

type Texts = (product: CatalogProduct, categories: readonly CatalogCategory[]) => string;

const TEXTS: Record<ProductField, Texts> = {
  name: ({ name }) => name,
  description: ({ description }) => description ?? 'sin descripción',
  price: ({ price }) => {
    const amount = parseCents(price);
    return amount === null ? price : formatEuros(amount);
  },
  categoryId: ({ categoryId }, categories) =>
    categories.find(({ id }) => id === categoryId)?.name ?? 'sin categoría',
  vatRate: ({ vatRate }) => `${vatRate} %`,
  allergens: ({ allergens }) => allergens.map((code) => ALLERGENS[code]).join(', ') || 'ninguno',
  featured: ({ featured }) => (featured ? 'sí' : 'no'),
  chickens: (product) => {
    const { chickens } = menuItemOf(product);
    return chickens === 0 ? 'ninguno' : formatChickens(chickens);
  },
  quantityStep: (product) =>
    menuItemOf(product).quantityStep === HALF ? 'por mitades' : 'por unidades enteras',
  minQuantity: (product) => formatChickens(menuItemOf(product).minQuantity),
  orderAhead: ({ orderAhead }) => (orderAhead ? noticeWords(orderAhead) : 'no hace falta'),
};
