// The category form's life. Like the product's, in small: what somebody else has changed meanwhile is
// shown below what was typed here, and the second saving goes over it.
import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import '../../../browser/zod/zod-without-eval.ts';
import { newCategory, type CatalogCategory } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { IdempotencyKeys } from '../../../browser/api/idempotency-key.ts';
import { editsOf } from '../../../browser/forms/merged-edits.ts';
import { oneOf, serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import { mergeIntoForm, useSharedEdit } from '../../../browser/forms/use-shared-edit.ts';
import { useLeaveWarning } from '../../../browser/forms/use-leave-warning.ts';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import { invalidateCatalog, createCategory, editCategory } from '../catalog-editing.queries.ts';
import { catalogFailure } from '../catalog-failure.ts';

type CategoryValues = { name: string; description?: string | null | undefined };

function valuesOf(category: CatalogCategory | null): CategoryValues {
  return { name: category?.name ?? '', description: category?.description ?? '' };
}

const EDITS = editsOf(({ name, description }: CategoryValues) => ({
  name: name.trim(),
  description: description?.trim() ? description : null,
}));

export function useCategoryEditor(category: CatalogCategory | null, onSaved: () => void) {
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
      toastError('Error', catalogFailure(error, 'No se pudo guardar la categoría'));
      const fieldOf = oneOf('name', 'description');
      showFaults(form, serverFaults(error, fieldOf, { CATEGORY_NAME_TAKEN: 'name' }));
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
