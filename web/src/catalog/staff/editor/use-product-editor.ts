// The product form's life: filled in, saved with its picture, and what happens when somebody else
// was faster (docs/decisions/0015).
import { useState } from 'react';
import { get } from 'react-hook-form';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { useLeaveWarning } from '../../../browser/forms/use-leave-warning.ts';
import type { TheirChanges } from '../../../browser/forms/use-shared-edit.ts';
import type { PictureChange } from './picture-change.ts';
import { ORDERING_PLACES, type ProductValues } from './product-values.ts';
import { useAllergenQuestion } from './use-allergen-question.ts';
import { useProductForm } from './use-product-form.ts';
import { useSaveProduct } from './use-save-product.ts';

type EditorOptions = {
  /** null: a new one. */
  product: CatalogProduct | null;
  categoryId: number | null;
  onSaved: () => void;
};

export function useProductEditor({ product, categoryId, onSaved }: EditorOptions) {
  const { form, edit, ordering, hadDraft, dropDraft, showFailure } = useProductForm(
    product,
    categoryId,
  );
  const { seen } = edit;
  const [picture, setPicture] = useState<PictureChange | null>(null);
  const allergens = useAllergenQuestion(form, seen === null);
  const [isRestored, setIsRestored] = useState(hadDraft);
  const isDirty = form.formState.isDirty || picture !== null;
  useLeaveWarning(isDirty);
  const save = useSaveProduct({
    onSaved: () => {
      dropDraft();
      onSaved();
    },
    onFailure: showFailure,
  });
  return {
    form,
    ordering,
    seen,
    picture,
    setPicture,
    allergenQuestion: allergens.question,
    isDirty,
    theirs: edit.conflict?.theirs ?? NOTHING,
    /** Whether the form shows what was typed earlier and never saved. */
    isRestored,
    failure: save.error,
    isPending: save.isPending,
    submit: form.handleSubmit(
      (values) => {
        if (save.isPending) return;
        if (!allergens.isAnswered(values)) return;
        edit.settle();
        save.mutate({ values, seen, picture });
      },
      (faults) => {
        ordering.unfoldFor(ORDERING_PLACES.filter((place) => get(faults, place) !== undefined));
        save.reset();
      },
    ),
    discard: () => {
      dropDraft();
      setIsRestored(false);
      edit.settle();
      setPicture(null);
      edit.rebase(product && seen && seen.version > product.version ? seen : product);
      form.reset();
      save.reset();
    },
  };
}

const NOTHING: TheirChanges<ProductValues>['theirs'] = [];
