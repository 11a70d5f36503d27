// The category form's life. Like the product's, in small: what somebody else has changed meanwhile is
// shown below what was typed here, and the second saving goes over it.
import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import '../../../browser/zod/zod-without-eval.ts';
import { newCategory, type CatalogCategory } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { IdempotencyKeys } from '../../../browser/api/idempotency-key.ts';
import { useLeaveWarning } from '../../../browser/forms/use-leave-warning.ts';
import { toast } from '../../../ui/toast/toast.ts';
import {
  askCatalogAgain,
  createCategory,
  editCategory,
  readCatalogNow,
} from '../catalog-editing.queries.ts';
import { catalogFailure, faultsByField, hasCode } from '../catalog-failure.ts';

type CategoryValues = { name: string; description: string | null };

function valuesOf(category: CatalogCategory | null): CategoryValues {
  return { name: category?.name ?? '', description: category?.description ?? '' };
}

export function useCategoryEditor(category: CatalogCategory | null, onSaved: () => void) {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(category);
  const keys = useRef(new IdempotencyKeys());
  const form = useForm({ resolver: zodResolver(newCategory), defaultValues: valuesOf(category) });
  const { isDirty, dirtyFields } = form.formState;
  useLeaveWarning(isDirty);

  const showFailure = async (error: Error) => {
    for (const [field, message] of faultsByField(error)) {
      if (field === 'name' || field === 'description') form.setError(field, { message });
    }
    if (hasCode(error, 'CATEGORY_NAME_TAKEN')) {
      form.setError('name', { message: error.message }, { shouldFocus: true });
    }
    if (!hasCode(error, 'EDITED_MEANWHILE') || !seen) return;
    const catalog = await readCatalogNow(queryClient).catch(() => null);
    const saved = catalog?.categories.find(({ id }) => id === seen.id);
    if (!saved) return;
    setSeen(saved);
    // What was typed stays; what was not touched follows.
    form.reset(valuesOf(saved), { keepDirtyValues: true, keepErrors: true });
  };

  const save = useMutation({
    mutationFn: (values: CategoryValues) => {
      if (!seen) return createCategory(values, keys.current.keyFor(values));
      const changes = {
        ...(dirtyFields.name === true && { name: values.name }),
        ...(dirtyFields.description === true && { description: values.description }),
      };
      return editCategory(seen, changes);
    },
    onSuccess: ({ name }) => {
      keys.current.forget();
      toast({
        title: seen ? 'Categoría actualizada' : 'Categoría creada',
        description: name,
        tone: 'good',
      });
      onSaved();
    },
    onError: (error) => {
      toast(catalogFailure(error, 'No se pudo guardar la categoría'));
      return showFailure(error);
    },
    onSettled: () => askCatalogAgain(queryClient),
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
