import { Button } from '../../../ui/button/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import { invalidateCatalog, editCategory, editProduct } from '../catalog-editing.queries.ts';
import { catalogFailure } from '../catalog-failure.ts';

type RetireSectionProps = {
  retirable: Retirable;
  /** What retiring it does, or bringing it back where it is retired. */
  text: string;
  className: string;
  isDirty: boolean;
  onDone: () => void;
};

/** Away from Guardar: it is rarely needed, and every customer sees it at once. */
export function RetireSection(props: RetireSectionProps) {
  const { retirable, text, className, isDirty, onDone } = props;
  const { change, isPending } = useRetire(onDone);
  const { deleted } = retirable.item;
  return (
    <section
      aria-label={retirable.kind === 'product' ? 'Retirar de la carta' : 'Retirar la categoría'}
      className={`grid gap-3 border-t border-line pt-5 ${className}`}
    >
      <p className="text-sm text-ink-soft">
        {text}
        {isDirty && ' Antes, guarda o descarta los cambios.'}
      </p>
      <Button
        variant={deleted ? 'secondary' : 'danger'}
        className="min-h-14! justify-self-start"
        pending={isPending}
        disabled={isDirty}
        onClick={() => change({ ...retirable, deleted: !deleted })}
      >
        {deleted ? 'Recuperar en la carta' : 'Retirar de la carta'}
      </Button>
    </section>
  );
}

type Retirable =
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

function useRetire(onDone: () => void) {
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
