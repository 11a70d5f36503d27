// The product form's life: filled in, saved with its picture, and what happens when somebody else
// was faster (docs/decisions/0015).
import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { IdempotencyKeys } from '../../../browser/api/idempotency-key.ts';
import { dropDraft, storeDraft } from '../../../browser/forms/stored-draft.ts';
import { useLeaveWarning } from '../../../browser/forms/use-leave-warning.ts';
import { oneOf, serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import {
  currentOf,
  mergeIntoForm,
  useSharedEdit,
  type TheirChanges,
} from '../../../browser/forms/use-shared-edit.ts';
import { toast } from '../../../ui/toast/toast.ts';
import {
  invalidateCatalog,
  createProduct,
  editProduct,
  removePicture,
  uploadPicture,
} from '../catalog-editing.queries.ts';
import { catalogFailure } from '../catalog-failure.ts';
import { PictureFailure, type PictureChange } from './picture-change.ts';
import { draftName, draftOf } from './product-draft.ts';
import { productFormResolver } from './product-form-resolver.ts';
import {
  changedFields,
  changesOf,
  emptyProduct,
  mergeEdits,
  payloadOf,
  PRODUCT_FIELDS,
  valuesOf,
  type ProductValues,
} from './product-values.ts';

type Keys = { product: IdempotencyKeys; picture: IdempotencyKeys };
type Save = {
  values: ProductValues;
  seen: CatalogProduct | null;
  picture: PictureChange | null;
  keys: Keys;
};

/** The fields first, then the picture: a new product must be there before it can have one. */
async function saveAll({ values, seen, picture, keys }: Save): Promise<CatalogProduct> {
  const product = await saveFields(values, seen, keys);
  if (!picture) return product;
  try {
    if (picture.kind === 'none') return await removePicture(product);
    const { name, size, lastModified } = picture.file;
    const key = keys.picture.keyFor([product.id, product.version, name, size, lastModified]);
    return await uploadPicture(product, picture.file, key);
  } catch (error) {
    throw new PictureFailure(product, error instanceof Error ? error : new Error(String(error)));
  }
}

async function saveFields(
  values: ProductValues,
  seen: CatalogProduct | null,
  keys: Keys,
): Promise<CatalogProduct> {
  const changes = changesOf(seen ? valuesOf(seen) : emptyProduct(null), values);
  if (!seen) {
    const { name, price, categoryId } = payloadOf(values);
    return createProduct({ ...changes, name, price, categoryId }, keys.product.keyFor(changes));
  }
  return Object.keys(changes).length === 0 ? seen : editProduct(seen, changes);
}

/** What the form begins with. */
function valuesBefore(seen: CatalogProduct | null, categoryId: number | null): ProductValues {
  return seen ? valuesOf(seen) : emptyProduct(categoryId);
}

type EditorOptions = {
  /** null: a new one. */
  product: CatalogProduct | null;
  /** Where a new one is proposed to go. */
  categoryId: number | null;
  onSaved: () => void;
};

export function useProductEditor({ product, categoryId, onSaved }: EditorOptions) {
  const queryClient = useQueryClient();
  const name = draftName(product);
  const [draft] = useState(() => draftOf(name));
  // The state that the edits are made on; another one is saved by now when somebody was faster.
  const edit = useSharedEdit<CatalogProduct, TheirChanges<ProductValues>, CatalogProduct | null>(
    draft?.seen ?? product,
    (before, current) =>
      mergeIntoForm(form, { mergeEdits }, [valuesBefore(before, categoryId), valuesOf(current)]),
  );
  const { seen } = edit;
  const [picture, setPicture] = useState<PictureChange | null>(null);
  const [isRestored, setIsRestored] = useState(draft !== null);
  const keys = useRef<Keys>({ product: new IdempotencyKeys(), picture: new IdempotencyKeys() });
  const form: UseFormReturn<ProductValues> = useForm<ProductValues>({
    resolver: productFormResolver,
    defaultValues: valuesBefore(seen, categoryId),
  });
  const isDirty = form.formState.isDirty || picture !== null;
  useLeaveWarning(isDirty);

  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [draft, form]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const isTyped = changedFields(valuesBefore(seen, categoryId), values).length > 0;
          if (isTyped) storeDraft(name, { values, seen });
          else dropDraft(name);
        },
      }),
    [form, name, seen, categoryId],
  );

  const showFailure = (error: Error) => {
    const reason = causeOf(error);
    const saved = edit.noteRefusal(reason);
    if (saved) {
      storeDraft(name, { values: form.getValues(), seen: saved });
    } else if (error instanceof PictureFailure) {
      edit.rebase(error.product);
      form.reset(valuesOf(error.product));
      dropDraft(name);
    }
    showFaults(form, serverFaults(reason, fieldOf));
  };

  const save = useMutation({
    mutationFn: saveAll,
    onSuccess: (saved, { seen: before }) => {
      dropDraft(name);
      keys.current.product.forget();
      toast({
        title: before ? 'Producto actualizado' : 'Producto creado',
        description: saved.name,
        tone: 'good',
      });
      onSaved();
    },
    onError: (error) => {
      // What the form itself says at length needs no second word over it.
      if (!isShownInForm(error)) toast(catalogFailure(error, 'No se pudo guardar el producto'));
      showFailure(error);
    },
    onSettled: () => invalidateCatalog(queryClient),
  });

  return {
    form,
    seen,
    picture,
    setPicture,
    isDirty,
    /** What somebody else has changed meanwhile. */
    theirs: edit.conflict?.theirs ?? NOTHING,
    /** Whether the form shows what was typed earlier and never saved. */
    isRestored,
    failure: save.error,
    isPending: save.isPending,
    submit: form.handleSubmit(
      (values) => {
        if (save.isPending) return;
        edit.settle();
        save.mutate({ values, seen, picture, keys: keys.current });
      },
      () => save.reset(),
    ),
    /** Back to what is saved. */
    discard: () => {
      dropDraft(name);
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

const fieldOf = oneOf(...PRODUCT_FIELDS);

function isShownInForm(error: Error): boolean {
  return error instanceof PictureFailure || currentOf(error) !== null;
}

/** What a picture that was refused was refused for; any other error is its own cause. */
export function causeOf(error: Error): Error {
  return error instanceof PictureFailure ? error.reason : error;
}
