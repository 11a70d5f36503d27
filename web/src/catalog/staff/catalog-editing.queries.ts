// The catalogue as staff edit it; apart from catalog.queries, which the public pages load.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  addCategory,
  addProduct,
  editCategory as categoryEdit,
  editProduct as productEdit,
  listCategories,
  listFeatured,
  listPhotographs,
  listProducts,
  orderCategories,
  orderFeatured,
  orderProducts,
  readCatalog,
  removePicture as pictureRemoval,
  setPicture,
  setSoldOut,
} from '@brasa/core/catalog/catalog.calls.ts';
import type {
  Catalog,
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { PICTURE_FIELD } from '@brasa/core/catalog/pictures.rules.ts';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { invalidate, keyOf, queryOf, send } from '../../browser/api/send.ts';
import { useSingleChange, type Callbacks } from '../../browser/api/single-change.ts';

/** A call that has not been answered by then counts as one that never will be. */
const PATIENCE_MS = 15_000;
/** 8 MB over the shop's connection at noon. */
const UPLOAD_PATIENCE_MS = 120_000;

const SHOWN_BY = [readCatalog, listCategories, listProducts, listFeatured, listPhotographs];

/** After every change to the catalogue, and after a failure: somebody else may have been faster. */
export function invalidateCatalog(queryClient: QueryClient): void {
  void invalidate(queryClient, ...SHOWN_BY);
}

/** What somebody else changes shows here after a while, on whichever screen of the shop it is open. */
const POLL_MS = 10_000;

/** All of it, the retired included; null when the session has ended meanwhile. */
export function useCatalog() {
  return useQuery({ ...queryOf(readCatalog), staleTime: 0, refetchInterval: POLL_MS });
}

/** One tap at a time: `send` does nothing until the list shows what the last one has done. */
export function useSoldOutChange({ id }: CatalogProduct, callbacks: Callbacks<CatalogProduct>) {
  return useSingleChange(
    `sold-out-${id}`,
    (soldOut: boolean) =>
      send(setSoldOut, { params: { id }, body: { soldOut }, timeoutMs: PATIENCE_MS }),
    { shownBy: SHOWN_BY, ...callbacks },
  );
}

/** A repeat with the same key creates no second one. */
export function createProduct(body: BodyOf<typeof addProduct>, key: string) {
  return send(addProduct, { body, key, timeoutMs: PATIENCE_MS });
}

type Changes<Edit extends typeof productEdit | typeof categoryEdit> = Omit<BodyOf<Edit>, 'version'>;

function changed<Body>({ id, version }: CatalogProduct | CatalogCategory, changes: Body) {
  return { params: { id }, body: { ...changes, version }, timeoutMs: PATIENCE_MS };
}

/** Throws an ApiError with the code EDITED_MEANWHILE where somebody else was faster. */
export function editProduct(product: CatalogProduct, changes: Changes<typeof productEdit>) {
  return send(productEdit, changed(product, changes));
}

export function uploadPicture({ id, version }: CatalogProduct, picture: File, key: string) {
  const form = new FormData();
  form.append(PICTURE_FIELD, picture);
  return send(setPicture, {
    params: { id },
    query: { version },
    body: form,
    key,
    timeoutMs: UPLOAD_PATIENCE_MS,
  });
}

export function removePicture({ id, version }: CatalogProduct) {
  return send(pictureRemoval, { params: { id }, query: { version }, timeoutMs: PATIENCE_MS });
}

export function createCategory(body: BodyOf<typeof addCategory>, key: string) {
  return send(addCategory, { body, key, timeoutMs: PATIENCE_MS });
}

export function editCategory(category: CatalogCategory, changes: Changes<typeof categoryEdit>) {
  return send(categoryEdit, changed(category, changes));
}

export type Ordered =
  | { kind: 'categories' }
  | { kind: 'featured' }
  | { kind: 'products'; category: CatalogCategory };

function saveOrder(what: Ordered, ids: number[]): Promise<Catalog> {
  const timeoutMs = PATIENCE_MS;
  if (what.kind === 'categories') return send(orderCategories, { body: { ids }, timeoutMs });
  if (what.kind === 'featured') return send(orderFeatured, { body: { ids }, timeoutMs });
  return send(orderProducts, { body: { ids, categoryId: what.category.id }, timeoutMs });
}

export function useSaveOrder(what: Ordered, { onSuccess, onError }: Callbacks<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => saveOrder(what, [...ids]),
    onSuccess: (catalog) => {
      queryClient.setQueryData(keyOf(readCatalog), catalog);
      onSuccess();
    },
    onError,
    onSettled: () => invalidateCatalog(queryClient),
  });
}
