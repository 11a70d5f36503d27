import type { CatalogCategory } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { isFixedCategory } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { serverFaults } from '../../../browser/forms/server-faults.ts';
import { catalogFailure } from '../catalog-failure.ts';
import { DiscardQuestion } from '../discard-question.tsx';
import { useCategoryEditor } from './use-category-editor.ts';
import { useDiscardGuard } from '../use-discard-guard.ts';
import { useRetire } from './use-retire.ts';

type CategoryEditorProps = {
  open: boolean;
  onClose: () => void;
  /** null: a new one. */
  category: CatalogCategory | null;
  /** How many products on sale would go with it. */
  productCount: number;
};

/** One category: its name and the line below it on the menu. Give it a new key for every opening. */
export function CategoryEditor({ open, onClose, category, productCount }: CategoryEditorProps) {
  const { form, submit, isPending, failure, isDirty, seen } = useCategoryEditor(category, onClose);
  const { register, formState } = form;
  const isFixed = category !== null && isFixedCategory(category.id);
  const guard = useDiscardGuard({ isDirty, isPending, onClose });
  return (
    <Dialog
      open={open}
      onOpenChange={guard.onOpenChange}
      title={category ? category.name : 'Nueva categoría'}
      description={category ? 'Editar categoría' : 'Aparece en la carta, al final'}
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        {failure && serverFaults(failure, (path) => path).length === 0 && (
          <FormError title="No se ha guardado">
            {catalogFailure(failure, 'No se pudo guardar la categoría').description}
          </FormError>
        )}
        <TextField
          label="Nombre"
          autoComplete="off"
          aria-required
          readOnly={isFixed}
          {...(isFixed && { hint: 'Menús conserva su nombre y el primer lugar en la carta.' })}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextArea
          label="Descripción"
          hint="Una línea bajo el nombre, en la carta. Opcional."
          error={formState.errors.description?.message}
          {...register('description')}
        />
        <Button type="submit" size="large" pending={isPending} pendingText="Guardando...">
          {category ? 'Guardar' : 'Crear categoría'}
        </Button>
      </form>
      {seen && !isFixed && (
        <RetireCategory
          category={seen}
          productCount={productCount}
          isDirty={isDirty}
          onDone={onClose}
        />
      )}
      <DiscardQuestion {...guard.question}>
        Lo que has escrito en esta categoría se perderá.
      </DiscardQuestion>
    </Dialog>
  );
}

type RetireCategoryProps = {
  category: CatalogCategory;
  productCount: number;
  isDirty: boolean;
  onDone: () => void;
};

function RetireCategory({ category, productCount, isDirty, onDone }: RetireCategoryProps) {
  const { change, isPending } = useRetire(onDone);
  const along = productCount === 1 ? 'su producto' : `sus ${productCount} productos`;
  return (
    <section
      aria-label="Retirar la categoría"
      className="mt-6 grid gap-3 border-t border-line pt-5"
    >
      <p className="text-sm text-ink-soft">
        {category.deleted
          ? 'Vuelve a la carta con sus productos.'
          : `Deja de verse en la web${productCount > 0 ? `, con ${along}` : ''}. Puedes recuperarla.`}
        {isDirty && ' Antes, guarda o descarta los cambios.'}
      </p>
      <Button
        variant={category.deleted ? 'secondary' : 'danger'}
        className="min-h-14! justify-self-start"
        pending={isPending}
        disabled={isDirty}
        onClick={() => change({ kind: 'category', item: category, deleted: !category.deleted })}
      >
        {category.deleted ? 'Recuperar en la carta' : 'Retirar de la carta'}
      </Button>
    </section>
  );
}
