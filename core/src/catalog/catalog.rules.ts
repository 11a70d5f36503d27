// What the catalogue's data may say, and where its pictures are.

/** The 14 allergens of Regulation (EU) 1169/2011, annex II, by their Spanish names on screen. */
export const ALLERGENS = {
  gluten: 'Gluten',
  crustaceans: 'Crustáceos',
  eggs: 'Huevos',
  fish: 'Pescado',
  peanuts: 'Cacahuetes',
  soy: 'Soja',
  milk: 'Lácteos',
  nuts: 'Frutos de cáscara',
  celery: 'Apio',
  mustard: 'Mostaza',
  sesame: 'Sésamo',
  sulphites: 'Sulfitos',
  lupin: 'Altramuces',
  molluscs: 'Moluscos',
} as const;

export type Allergen = keyof typeof ALLERGENS;
export const ALLERGEN_CODES = Object.keys(ALLERGENS) as [Allergen, ...Allergen[]];

/** The category of the set menus: it has no tab and its products are not in the list. */
export const MENUS_CATEGORY_ID = 1;

/** Where product pictures are served, and the only folder that file-exists answers for. */
export const PRODUCT_IMAGES_PATH = '/images/products/';

/** Where the sizes of the shop's own photographs are served. */
export const PHOTOGRAPH_SIZES_PATH = '/images/sizes/';

/** What the photograph of a product's picture is known by: "pollo-entero.svg" → "products/pollo-entero". */
export function photographTitle(imageUrl: string): string {
  return `products/${imageUrl.replace(/\.\w+$/, '')}`;
}

/** What the call checkFile is asked for a product's picture, a file name in that folder. */
export function pictureCheck(imageUrl: string): { query: { path: string } } {
  return { query: { path: PRODUCT_IMAGES_PATH + imageUrl } };
}
