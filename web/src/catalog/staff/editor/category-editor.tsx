import { SubmitButton } from '../../../ui/button/submit-button.tsx';
import { isFixedCategory } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { registered } from '../../../browser/forms/registered.ts';
import { serverFaults, oneOf, showFaults } from '../../../browser/forms/server-faults.ts';
import { notSavedTitle } from '../../../browser/api/error-texts.ts';
import { catalogFailure } from '../catalog-failure.ts';
import { DiscardQuestion, useDiscardGuard } from '../../../ui/overlay/discard-question.tsx';
import { RetireSection } from './retire-section.tsx';
import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { newCategory, type CatalogCategory } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { IdempotencyKeys } from '../../../browser/api/idempotency-key.ts';
import { editsOf } from '../../../browser/forms/merged-edits.ts';
import { mergeIntoForm, useSharedEdit } from '../../../browser/forms/use-shared-edit.ts';
import { useLeaveWarning } from '../../../browser/forms/use-leave-warning.ts';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import { invalidateCatalog, createCategory, editCategory } from '../catalog-editing.queries.ts';

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
          <FormError title={notSavedTitle(failure)}>
            {catalogFailure(failure, 'No se pudo guardar la categoría')}
          </FormError>
        )}
        <TextField
          label="Nombre"
          autoComplete="off"
          aria-required
          readOnly={isFixed}
          {...(isFixed && { hint: 'Menús conserva su nombre y el primer lugar en la carta.' })}
          {...registered(form, 'name')}
        />
        <TextArea
          label="Descripción"
          hint="Una línea bajo el nombre, en la carta. Opcional."
          {...registered(form, 'description')}
        />
        <SubmitButton pending={isPending}>{category ? 'Guardar' : 'Crear categoría'}</SubmitButton>
      </form>
      {seen && !isFixed && (
        <RetireSection
          retirable={{ kind: 'category', item: seen }}
          text={retireText(seen, productCount)}
          className="mt-6"
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

function retireText({ deleted }: CatalogCategory, productCount: number): string {
  if (deleted) return 'Vuelve a la carta con sus productos.';
  const along = productCount === 1 ? 'su producto' : `sus ${productCount} productos`;
  return `Deja de verse en la web${productCount > 0 ? `, con ${along}` : ''}. Puedes recuperarla.`;
}

type CategoryValues = { name: string; description?: string | null | undefined };

function valuesOf(category: CatalogCategory | null): CategoryValues {
  return { name: category?.name ?? '', description: category?.description ?? '' };
}

const EDITS = editsOf(({ name, description }: CategoryValues) => ({
  name: name.trim(),
  description: description?.trim() ? description : null,
}));

/**
 * The form's life. Like the product's, in small: what somebody else has changed meanwhile is shown below
 * what was typed here, and the second saving goes over it.
 */
function useCategoryEditor(category: CatalogCategory | null, onSaved: () => void) {
  const queryClient = useQueryClient();
  const keys = useRef(new IdempotencyKeys());
  const form = useForm({ resolver: zodResolver(newCategory), defaultValues: valuesOf(category) });
  const edit = useSharedEdit<CatalogCategory, object, CatalogCategory | null>(
    category,
    (before, current) => mergeIntoForm(form, EDITS, [valuesOf(before), valuesOf(current)]),
  );
  const { seen } = edit;
  const { isDirty } = form.formState;
  useLeaveWarning(isDirty);

  const save = useMutation({
    mutationFn: (values: CategoryValues) => {
      if (!seen) return createCategory(values, keys.current.keyFor(values));
      return editCategory(seen, EDITS.changesOf(valuesOf(seen), values));
    },
    onSuccess: ({ name }) => {
      keys.current.forget();
      toastSuccess(seen ? 'Categoría actualizada' : 'Categoría creada', name);
      onSaved();
    },
    onError: (error) => {
      const fieldOf = oneOf('name', 'description');
      const faults = serverFaults(error, fieldOf, { CATEGORY_NAME_TAKEN: 'name' });
      if (faults.length === 0) {
        toastError('Error', catalogFailure(error, 'No se pudo guardar la categoría'));
      }
      showFaults(form, faults);
      if (edit.noteRefusal(error)) edit.settle();
    },
    onSettled: () => invalidateCatalog(queryClient),
  });

  return {
    form,
    seen,
    isDirty,
    isPending: save.isPending,
    failure: save.error,
    submit: form.handleSubmit((values) => {
      if (!save.isPending) save.mutate(values);
    }),
  };
}
