import { useQuery } from '@tanstack/react-query';
import type { Category, Product } from '@brasa/core/catalog/catalog.contract.ts';
import { pictureCheck, PRODUCT_IMAGES_PATH } from '@brasa/core/catalog/catalog.rules.ts';
import { request } from '../browser/api/api-client.ts';
import { ApiError } from '../browser/api/api-error.ts';

export function useCategories() {
  return useQuery<Category[]>({ queryKey: ['/api/categories'] });
}

export function useProducts() {
  return useQuery<Product[]>({ queryKey: ['/api/products'] });
}

/** What the shop recommends, in its own order. */
export function useFeaturedMenus() {
  return useQuery<Product[]>({ queryKey: ['/api/menus/featured'] });
}

type FileCheck = { exists: boolean; error?: string };

/** Whether a product's picture is there; a check that fails counts as no picture. */
export function useProductPicture(imageUrl: string | null) {
  const check = pictureCheck(imageUrl ?? '');
  const { data } = useQuery({
    queryKey: [check],
    queryFn: ({ signal }) => checkFile(check, signal),
    enabled: Boolean(imageUrl),
  });
  return data?.exists ? `${PRODUCT_IMAGES_PATH}${imageUrl ?? ''}` : null;
}

async function checkFile(check: string, signal: AbortSignal): Promise<FileCheck> {
  try {
    return await request<FileCheck>('GET', check, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return { exists: false, error: checkFault(error) };
  }
}

function checkFault(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'Error desconocido';
  return error.serverMessage ?? 'Error al verificar el archivo';
}
