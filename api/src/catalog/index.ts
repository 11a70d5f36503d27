export { registerCatalogEditingRoutes } from './catalog-editing.routes.ts';
export { registerCatalogRoutes } from './catalog.routes.ts';
export { fillEmptyCatalog, readAllergens, readEveryItem, readMenu } from './catalog.store.ts';
export { PhotographIndex, photographSizesFolder } from './photograph-index.ts';
export { registerPictureRoutes } from './pictures.routes.ts';
export {
  copyStarterImages,
  imagesFolder,
  productImageExists,
  productImagesFolder,
} from './product-images.ts';
export { sweepPictures } from './set-picture.ts';
export { STARTER_CATALOG } from './starter-catalog.ts';
export { UploadedPictures } from './uploaded-pictures.ts';
