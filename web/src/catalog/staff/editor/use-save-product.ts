// A product on its way to the server, with its picture, under the keys that make sure of doing it once.
import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { IdempotencyKeys } from '../../../browser/api/idempotency-key.ts';
import { currentOf } from '../../../browser/forms/use-shared-edit.ts';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import {
  invalidateCatalog,
  createProduct,
  editProduct,
  removePicture,
  uploadPicture,
} from '../catalog-editing.queries.ts';
import { catalogFailure } from '../catalog-failure.ts';
import { PictureFailure, type PictureChange } from './picture-change.ts';
import {
  changesOf,
  emptyProduct,
  payloadOf,
  valuesOf,
  type ProductValues,
} from './product-values.ts';

type Keys = { product: IdempotencyKeys; picture: IdempotencyKeys };
type Save = {
  values: ProductValues;
  seen: CatalogProduct | null;
  picture: PictureChange | null;
};

type Callbacks = { onSaved: () => void; onFailure: (error: Error) => void };

export function useSaveProduct({ onSaved, onFailure }: Callbacks) {
  const queryClient = useQueryClient();
  const keys = useRef<Keys>({ product: new IdempotencyKeys(), picture: new IdempotencyKeys() });
  return useMutation({
    mutationFn: (save: Save) => saveAll(save, keys.current),
    onSuccess: (saved, { seen }) => {
      keys.current.product.forget();
      toastSuccess(seen ? 'Producto actualizado' : 'Producto creado', saved.name);
      onSaved();
    },
    onError: (error) => {
      // What the form itself says at length needs no second word over it.
      if (!isShownInForm(error)) {
        toastError('Error', catalogFailure(error, 'No se pudo guardar el producto'));
      }
      onFailure(error);
    },
    onSettled: () => invalidateCatalog(queryClient),
  });
}

/** The fields first, then the picture: a new product must be there before it can have one. */
async function saveAll({ values, seen, picture }: Save, keys: Keys): Promise<CatalogProduct> {
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

function isShownInForm(error: Error): boolean {
  return error instanceof PictureFailure || currentOf(error) !== null;
}
