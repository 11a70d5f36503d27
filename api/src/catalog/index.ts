export { registerCatalogRoutes } from './catalog.routes.ts';
export { fillEmptyCatalog } from './catalog.store.ts';
export { copyStarterImages, productImagesFolder } from './product-images.ts';
export { STARTER_CATEGORIES, STARTER_PRODUCTS } from './starter-catalog.ts';
