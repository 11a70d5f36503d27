import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useRetire } from './use-retire.ts';

type RetireProductProps = { product: CatalogProduct; isDirty: boolean; onDone: () => void };

/** Away from Guardar: it is rarely needed, and every customer sees it at once. */
export function RetireProduct({ product, isDirty, onDone }: RetireProductProps) {
  const { change, isPending } = useRetire(onDone);
  return (
    <section aria-label="Retirar de la carta" className="mt-8 grid gap-3 border-t border-line pt-5">
      <p className="text-sm text-ink-soft">
        {product.deleted
          ? 'Vuelve a la carta al final de su categoría.'
          : 'Deja de verse en la web. Los pedidos y facturas de antes no cambian, y puedes recuperarlo.'}
        {isDirty && ' Antes, guarda o descarta los cambios.'}
      </p>
      <Button
        variant={product.deleted ? 'secondary' : 'danger'}
        className="min-h-14! justify-self-start"
        pending={isPending}
        disabled={isDirty}
        onClick={() => change({ kind: 'product', item: product, deleted: !product.deleted })}
      >
        {product.deleted ? 'Recuperar en la carta' : 'Retirar de la carta'}
      </Button>
    </section>
  );
}
