// The catalogue as staff edit it; apart from catalog.queries, which the public pages load.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type {
  Catalog,
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { request } from '../../browser/api/api-client.ts';

const CATALOG = '/api/catalog';
/** A call that has not been answered by then counts as one that never will be. */
const PATIENCE_MS = 15_000;
/** 8 MB over the shop's line at noon. */
const UPLOAD_PATIENCE_MS = 120_000;

/** What shows the catalogue, by its path. */
const SHOWN_BY = [
  CATALOG,
  '/api/categories',
  '/api/products',
  '/api/menus/featured',
  '/api/photographs',
];

/** After every change to the catalogue, and after a failure: somebody else may have been faster. */
export function invalidateCatalog(queryClient: QueryClient): void {
  for (const path of SHOWN_BY) void queryClient.invalidateQueries({ queryKey: [path] });
}

/** All of it, the retired included; null when the session has ended meanwhile. */
export function useCatalog() {
  return useQuery<Catalog | null>({ queryKey: [CATALOG], staleTime: 0 });
}

const send = <Reply>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  key?: string,
) =>
  request<Reply>(method, path, {
    body,
    timeoutMs: body instanceof FormData ? UPLOAD_PATIENCE_MS : PATIENCE_MS,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });

/** A repeat with the same key creates no second one. */
export function createProduct(fields: object, key: string): Promise<CatalogProduct> {
  return send('POST', '/api/products', fields, key);
}

/** Throws an ApiError with the code EDITED_MEANWHILE where somebody else was faster. */
export function editProduct(
  { id, version }: CatalogProduct,
  changes: object,
): Promise<CatalogProduct> {
  return send('PATCH', `/api/products/${id}`, { ...changes, version });
}

function pictureAddress({ id, version }: CatalogProduct): string {
  return `/api/products/${id}/image?version=${version}`;
}

export function uploadPicture(
  product: CatalogProduct,
  picture: File,
  key: string,
): Promise<CatalogProduct> {
  const form = new FormData();
  form.append('image', picture);
  return send('POST', pictureAddress(product), form, key);
}

export function removePicture(product: CatalogProduct): Promise<CatalogProduct> {
  return send('DELETE', pictureAddress(product));
}

export function createCategory(fields: object, key: string): Promise<CatalogCategory> {
  return send('POST', '/api/categories', fields, key);
}

/** Throws an ApiError with the code EDITED_MEANWHILE where somebody else was faster. */
export function editCategory(
  { id, version }: CatalogCategory,
  changes: object,
): Promise<CatalogCategory> {
  return send('PATCH', `/api/categories/${id}`, { ...changes, version });
}

/** What is put in order: the categories, the featured products, or the products of a category. */
export type Ordered =
  { kind: 'categories' } | { kind: 'featured' } | { kind: 'products'; category: CatalogCategory };

const ORDER_PATHS = {
  categories: '/api/categories/order',
  featured: '/api/menus/featured/order',
  products: '/api/products/order',
} as const;

type Callbacks = { onSuccess: () => void; onError: (error: Error) => void };

export function useSaveOrder(what: Ordered, { onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      send<Catalog>('PATCH', ORDER_PATHS[what.kind], {
        ids,
        ...(what.kind === 'products' && { categoryId: what.category.id }),
      }),
    onSuccess: (catalog) => {
      queryClient.setQueryData([CATALOG], catalog);
      onSuccess();
    },
    onError,
    onSettled: () => invalidateCatalog(queryClient),
  });
}
