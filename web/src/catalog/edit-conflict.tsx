import type {
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { ALLERGENS } from '@brasa/core/catalog/catalog.rules.ts';
import { formatEuros, parseCents } from '@brasa/core/kernel/cents.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/form-error.tsx';
import type { Merged, ProductField } from './product-values.ts';

const NAMES: Record<ProductField, string> = {
  name: 'Nombre',
  description: 'Descripción',
  price: 'Precio',
  categoryId: 'Categoría',
  vatRate: 'IVA',
  allergens: 'Alérgenos',
  featured: 'Destacado en la portada',
};

type EditConflictProps = {
  /** What is saved now. */
  saved: CatalogProduct;
  categories: readonly CatalogCategory[];
  theirs: Merged['theirs'];
  onTakeTheirs: () => void;
};

/** Somebody else has saved the same product: what, and that nothing typed here is lost. */
export function EditConflict({ saved, categories, theirs, onTakeTheirs }: EditConflictProps) {
  return (
    <FormError title="Otra persona ha cambiado este producto mientras lo editabas">
      <p>Lo que has escrito sigue aquí. Revísalo y vuelve a guardar.</p>
      <ul className="my-2 grid gap-1">
        {theirs.map(({ field, isContested }) => (
          <li key={field}>
            <strong>{NAMES[field]}:</strong> {WORDS[field](saved, categories)}
            {isContested && ' (tú has puesto otra cosa)'}
          </li>
        ))}
        {theirs.length === 0 && <li>Ha cambiado la foto o lo ha retirado o recuperado.</li>}
      </ul>
      <Button variant="secondary" onClick={onTakeTheirs}>
        Descartar lo mío
      </Button>
    </FormError>
  );
}

type Words = (product: CatalogProduct, categories: readonly CatalogCategory[]) => string;

const WORDS: Record<ProductField, Words> = {
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
};
