import { failures } from '../kernel/failure.ts';

/** Why a picture was not taken. */
const PICTURE_FAILURES = failures({
  413: {
    PICTURE_TOO_LARGE: 'La foto pesa demasiado: como máximo 8 MB',
  },
  415: {
    PICTURE_NOT_A_FORM: 'La foto debe enviarse como formulario (multipart), en el campo image',
    PICTURE_TYPE: 'El archivo no es una foto JPEG, PNG, WebP o AVIF',
    PICTURE_HEIC:
      'Las fotos HEIC del iPhone no se pueden leer. Guárdala como JPEG y vuelve a intentarlo',
  },
  422: {
    PICTURE_TOO_MANY_PIXELS:
      'La foto tiene demasiados píxeles: como máximo 60 megapíxeles, y 20 000 por lado',
    PICTURE_TOO_HEAVY_TO_OPEN:
      'La foto es demasiado grande para abrirla. Guárdala como JPEG normal (no progresivo), o más pequeña, y vuelve a intentarlo',
    PICTURE_BROKEN: 'La foto está dañada o incompleta. Elige otra',
  },
  429: {
    PICTURES_BUSY: 'Se están preparando otras fotos. Espera unos segundos y vuelve a intentarlo',
  },
});
export const PICTURE_REFUSALS = Object.keys(PICTURE_FAILURES) as (keyof typeof PICTURE_FAILURES)[];

export const CATALOG_FAILURES = {
  ...failures({
    404: {
      CATEGORY_NOT_FOUND: 'Categoría no encontrada',
      PRODUCT_NOT_FOUND: 'Producto no encontrado',
    },
    409: {
      CATEGORY_NAME_TAKEN: 'Ya hay una categoría con ese nombre. Si está retirada, recupérala',
      CATALOG_ORDER_STALE:
        'La carta ha cambiado mientras la ordenabas. Revisa el orden y vuelve a intentarlo',
    },
    422: {
      CATEGORY_FIXED: 'Menús conserva su nombre y el primer lugar, y no se puede retirar',
    },
  }),
  ...PICTURE_FAILURES,
};
