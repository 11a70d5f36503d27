import { useQuery } from '@tanstack/react-query';
import {
  checkFile,
  listCategories,
  listFeatured,
  listProducts,
} from '@brasa/core/catalog/catalog.calls.ts';
import { pictureCheck, PRODUCT_IMAGES_PATH } from '@brasa/core/catalog/catalog.rules.ts';
import type { ReplyOf } from '@brasa/core/kernel/call.ts';
import { ApiError } from '../browser/api/api-error.ts';
import { queryOf } from '../browser/api/send.ts';

export function useCategories() {
  return useQuery(queryOf(listCategories));
}

export function useProducts() {
  return useQuery(queryOf(listProducts));
}

export function useFeaturedMenus() {
  return useQuery(queryOf(listFeatured));
}

type FileCheck = ReplyOf<typeof checkFile>;

/** Whether a product's picture is there; a check that fails is logged and counts as no picture. */
export function useProductPicture(imageUrl: string | null) {
  const { queryKey, queryFn } = queryOf(checkFile, pictureCheck(imageUrl ?? ''));
  const { data } = useQuery({
    queryKey,
    queryFn: (context): Promise<FileCheck> => unlessItFails(queryFn, context),
    enabled: Boolean(imageUrl),
  });
  return data?.exists ? `${PRODUCT_IMAGES_PATH}${imageUrl ?? ''}` : null;
}

type Asked = { signal: AbortSignal };

async function unlessItFails(
  ask: (context: Asked) => Promise<FileCheck>,
  context: Asked,
): Promise<FileCheck> {
  try {
    return await ask(context);
  } catch (error) {
    if (context.signal.aborted) throw error;
    const fault = checkFault(error);
    console.error(fault, error);
    return { exists: false, error: fault };
  }
}

function checkFault(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'Error desconocido';
  return error.serverMessage ?? 'Error al verificar el archivo';
}
