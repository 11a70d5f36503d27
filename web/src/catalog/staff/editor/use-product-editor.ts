// The product form's life: filled in, saved with its picture, and what happens when somebody else
// was faster (docs/decisions/0015).
import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { IdempotencyKeys } from '../../../browser/api/idempotency-key.ts';
import { dropDraft, storeDraft } from '../../../browser/forms/stored-draft.ts';
import { useLeaveWarning } from '../../../browser/forms/use-leave-warning.ts';
import type { Merged } from '../../../browser/forms/merged-edits.ts';
import { toast } from '../../../ui/toast/toast.ts';
import {
  askCatalogAgain,
  createProduct,
  editProduct,
  readCatalogNow,
  removePicture,
  uploadPicture,
} from '../catalog-editing.queries.ts';
import { catalogFailure, faultsByField, hasCode } from '../catalog-failure.ts';
import { PictureFailure, type PictureChange } from './picture-change.ts';
import { draftName, draftOf } from './product-draft.ts';
import { productFormResolver } from './product-form-resolver.ts';
import {
  changedFields,
  changesOf,
  emptyProduct,
  mergeEdits,
  valuesOf,
  type ProductField,
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
  if (!seen) return createProduct(changes, keys.product.keyFor(changes));
  return Object.keys(changes).length === 0 ? seen : editProduct(seen, changes);
}

async function savedNow(queryClient: QueryClient, id: number): Promise<CatalogProduct | undefined> {
  const catalog = await readCatalogNow(queryClient);
  return catalog?.products.find((product) => product.id === id);
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
  const [seen, setSeen] = useState(draft?.seen ?? product);
  const [picture, setPicture] = useState<PictureChange | null>(null);
  const [theirs, setTheirs] = useState<Merged<ProductValues>['theirs']>([]);
  const [isRestored, setIsRestored] = useState(draft !== null);
  const keys = useRef<Keys>({ product: new IdempotencyKeys(), picture: new IdempotencyKeys() });
  const form = useForm<ProductValues>({
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

  /** Shows what is saved now, with what was typed here over it. */
  const bringTogether = (saved: CatalogProduct) => {
    const merged = mergeEdits(valuesBefore(seen, categoryId), form.getValues(), valuesOf(saved));
    setSeen(saved);
    setTheirs(merged.theirs);
    form.reset(valuesOf(saved));
    form.reset(merged.values, { keepDefaultValues: true });
    storeDraft(name, { values: merged.values, seen: saved });
  };

  const showFailure = async (error: Error) => {
    const isPictures = error instanceof PictureFailure;
    const reason = isPictures ? error.reason : error;
    if (hasCode(reason, 'EDITED_MEANWHILE') && seen) {
      const saved = await savedNow(queryClient, seen.id).catch(() => undefined);
      if (saved) bringTogether(saved);
    } else if (isPictures) {
      setSeen(error.product);
      form.reset(valuesOf(error.product));
      dropDraft(name);
    }
    for (const [field, message] of faultsByField(reason)) {
      if (field in form.getValues()) {
        form.setError(field as ProductField, { type: 'server', message }, { shouldFocus: true });
      }
    }
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
      return showFailure(error);
    },
    onSettled: () => askCatalogAgain(queryClient),
  });

  return {
    form,
    seen,
    picture,
    setPicture,
    isDirty,
    /** What somebody else has changed meanwhile. */
    theirs,
    /** Whether the form shows what was typed earlier and never saved. */
    isRestored,
    failure: save.error,
    isPending: save.isPending,
    submit: form.handleSubmit(
      (values) => {
        if (save.isPending) return;
        setTheirs([]);
        save.mutate({ values, seen, picture, keys: keys.current });
      },
      () => save.reset(),
    ),
    /** Back to what is saved. */
    discard: () => {
      dropDraft(name);
      setIsRestored(false);
      setTheirs([]);
      setPicture(null);
      setSeen(product && seen && seen.version > product.version ? seen : product);
      form.reset();
      save.reset();
    },
  };
}

function isShownInForm(error: Error): boolean {
  return error instanceof PictureFailure || hasCode(error, 'EDITED_MEANWHILE');
}

/** What a picture that was refused was refused for; any other error is its own cause. */
export function causeOf(error: Error): Error {
  return error instanceof PictureFailure ? error.reason : error;
}
