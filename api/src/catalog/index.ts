export { fillEmptyCatalog, readAllergens, readEveryItem, readMenu } from './catalog.store.ts';
export { PhotographIndex, photographSizesFolder } from './photograph-index.ts';
export { pricesSince } from './product-prices.store.ts';
export {
  copyStarterImages,
  imagesFolder,
  productImageExists,
  productImagesFolder,
} from './product-images.ts';
export { shownPhotographs } from './shown-photographs.ts';
export { sweepPictures } from './set-picture.ts';
export { STARTER_CATALOG } from './starter-catalog.ts';
export { UploadedPictures } from './uploaded-pictures.ts';
