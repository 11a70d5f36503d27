// A picture that was chosen or taken away, and not saved yet.
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import {
  MAX_PICTURE_BYTES,
  PICTURE_HEAD_BYTES,
  pictureKind,
} from '@brasa/core/catalog/pictures.rules.ts';

export type PictureChange = { kind: 'new'; file: File } | { kind: 'none' };

/** The product is saved as it is here; only its picture is not, for this reason. */
export class PictureFailure extends Error {
  override name = 'PictureFailure';
  readonly product: CatalogProduct;
  readonly reason: Error;

  constructor(product: CatalogProduct, reason: Error) {
    super(reason.message);
    this.product = product;
    this.reason = reason;
  }
}

/** What the server would refuse it for, as far as that can be told before it is sent; null: nothing. */
export async function pictureFault(file: File): Promise<string | null> {
  if (file.size > MAX_PICTURE_BYTES) {
    return `La foto pesa ${Math.ceil(file.size / 1024 / 1024)} MB. Como máximo, 8 MB`;
  }
  const head = new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  const kind = pictureKind(head);
  if (kind === 'heic') {
    return 'Las fotos HEIC del iPhone no se pueden leer. Guárdala como JPEG y vuelve a intentarlo';
  }
  return kind === null ? 'El archivo no es una foto JPEG, PNG, WebP o AVIF' : null;
}

/** What a picture that was refused was refused for; any other error is its own cause. */
export function causeOf(error: Error): Error {
  return error instanceof PictureFailure ? error.reason : error;
}
