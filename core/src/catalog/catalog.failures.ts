import type { FailureTable } from '../kernel/failure.ts';

export const CATALOG_FAILURES = {
  CATEGORY_NOT_FOUND: { status: 404, text: 'Categoría no encontrada' },
  PRODUCT_NOT_FOUND: { status: 404, text: 'Producto no encontrado' },
  CATEGORY_NAME_TAKEN: {
    status: 409,
    text: 'Ya hay una categoría con ese nombre. Si está retirada, recupérala',
  },
  CATEGORY_FIXED: {
    status: 422,
    text: 'Menús conserva su nombre y el primer lugar, y no se puede retirar',
  },
  CATALOG_ORDER_STALE: {
    status: 409,
    text: 'La carta ha cambiado mientras la ordenabas. Revisa el orden y vuelve a intentarlo',
  },
  PICTURE_TOO_LARGE: { status: 413, text: 'La foto pesa demasiado: como máximo 8 MB' },
  PICTURE_NOT_A_FORM: {
    status: 415,
    text: 'La foto debe enviarse como formulario (multipart), en el campo image',
  },
  PICTURE_TYPE: { status: 415, text: 'El archivo no es una foto JPEG, PNG, WebP o AVIF' },
  PICTURE_HEIC: {
    status: 415,
    text: 'Las fotos HEIC del iPhone no se pueden leer. Guárdala como JPEG y vuelve a intentarlo',
  },
  PICTURE_TOO_MANY_PIXELS: {
    status: 422,
    text: 'La foto tiene demasiados píxeles: como máximo 60 megapíxeles',
  },
  PICTURE_TOO_HEAVY_TO_OPEN: {
    status: 422,
    text: 'La foto es demasiado grande para abrirla. Guárdala como JPEG normal (no progresivo), o más pequeña, y vuelve a intentarlo',
  },
  PICTURE_BROKEN: { status: 422, text: 'La foto está dañada o incompleta. Elige otra' },
  PICTURES_BUSY: {
    status: 429,
    text: 'Se están preparando otras fotos. Espera unos segundos y vuelve a intentarlo',
  },
} as const satisfies FailureTable;

export type CatalogFailure = keyof typeof CATALOG_FAILURES;

/** Why a picture was not taken. */
export const PICTURE_REFUSALS = [
  'PICTURE_TOO_LARGE',
  'PICTURE_NOT_A_FORM',
  'PICTURE_TYPE',
  'PICTURE_HEIC',
  'PICTURE_TOO_MANY_PIXELS',
  'PICTURE_TOO_HEAVY_TO_OPEN',
  'PICTURE_BROKEN',
  'PICTURES_BUSY',
] as const satisfies readonly CatalogFailure[];
