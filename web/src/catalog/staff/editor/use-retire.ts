// Taking a product or a category off the menu, and bringing it back: done at once, undone as fast.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import { invalidateCatalog, editCategory, editProduct } from '../catalog-editing.queries.ts';
import { catalogFailure } from '../catalog-failure.ts';

export type Retirable =
  | { kind: 'product'; item: CatalogProduct }
  | { kind: 'category'; item: CatalogCategory };

type Retirement = Retirable & { deleted: boolean };

const TEXTS = {
  product: { gone: 'Producto retirado', back: 'Producto recuperado' },
  category: { gone: 'Categoría retirada', back: 'Categoría recuperada' },
};

async function retire(retirement: Retirement): Promise<Retirement> {
  const { deleted } = retirement;
  return retirement.kind === 'product'
    ? { ...retirement, item: await editProduct(retirement.item, { deleted }) }
    : { ...retirement, item: await editCategory(retirement.item, { deleted }) };
}

export function useRetire(onDone: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: retire,
    onSuccess: (done) => {
      const text = TEXTS[done.kind];
      const { name } = done.item;
      if (done.deleted) toastSuccess(text.gone, name, () => mutate({ ...done, deleted: false }));
      else toastSuccess(text.back, name);
      onDone();
    },
    onError: (error) => {
      toastError('Error', catalogFailure(error, 'No se pudo guardar el cambio'));
    },
    onSettled: () => invalidateCatalog(queryClient),
  });
  return {
    change: (retirement: Retirement) => {
      if (!isPending) mutate(retirement);
    },
    isPending,
  };
}
