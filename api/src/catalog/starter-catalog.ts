// What a new shop sells until its owner edits it. Menús comes first: its id is MENUS_CATEGORY_ID.
// See docs/rules/catalog.md#starter-catalogue.
import { MENUS_CATEGORY_ID, type Allergen } from '@brasa/core/catalog/catalog.rules.ts';
import {
  DEFAULT_VAT_RATE,
  GENERAL_VAT_RATE,
  type VatRate,
} from '@brasa/core/catalog/catalog-editing.rules.ts';
import type { OrderAhead } from '@brasa/core/catalog/menu-item.rules.ts';
import type { ClockTime } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';

type StarterProduct = {
  name: string;
  description: string;
  price: Cents;
  imageUrl: string;
  allergens: Allergen[];
  vatRate: VatRate;
  chickens: Tenths;
  minQuantity: Tenths;
  orderAhead: OrderAhead | null;
  featuredOrder?: number;
};

function product(
  name: string,
  euros: number,
  image: string,
  description: string,
  allergens: Allergen[] = [],
  featuredOrder?: number,
): StarterProduct {
  return {
    name,
    price: cents(Math.round(euros * 100)),
    imageUrl: `${image}.svg`,
    description,
    allergens,
    vatRate: DEFAULT_VAT_RATE,
    chickens: tenths(0),
    minQuantity: tenths(10),
    orderAhead: null,
    ...(featuredOrder !== undefined && { featuredOrder }),
  };
}

/** Alcohol and sugared drinks carry the general rate. */
function atGeneralRate(drink: StarterProduct): StarterProduct {
  return { ...drink, vatRate: GENERAL_VAT_RATE };
}

/** What takes that many tenths of a chicken from the oven. */
function ofChicken(amount: number, one: StarterProduct): StarterProduct {
  return { ...one, chickens: tenths(amount) };
}

/** By portions, two at least, and not for today. */
function toOrder(paella: StarterProduct): StarterProduct {
  return {
    ...paella,
    minQuantity: tenths(20),
    orderAhead: { days: 1, until: '20:00' as ClockTime },
  };
}

/** What the chickens that people order are called on the menu. */
export const WHOLE_CHICKEN = 'Pollo entero a la leña';
export const HALF_CHICKEN = 'Medio pollo a la leña';

function category(name: string, description: string, products: readonly StarterProduct[]) {
  return { name, description, products };
}

const CATEGORIES = [
  category('Menús', 'Para no pensar: todo en una caja', [
    ofChicken(
      10,
      product(
        'Menú Brasa para dos',
        21.5,
        'menu-brasa',
        'Un pollo a la leña, patatas asadas, ensaladilla y una bebida grande.',
        ['eggs', 'fish', 'mustard'],
        1,
      ),
    ),
    ofChicken(
      20,
      product(
        'Menú familiar',
        42,
        'menu-familiar',
        'Dos pollos, una docena de croquetas, patatas asadas y ensalada para cinco.',
        ['gluten', 'eggs', 'milk'],
        2,
      ),
    ),
    ofChicken(
      10,
      product(
        'Menú del domingo',
        34,
        'menu-domingo',
        'Un pollo a la leña y paella valenciana para dos, con alioli y pan.',
        ['gluten', 'eggs'],
        3,
      ),
    ),
  ]),
  category('Aperitivos', 'Para abrir boca mientras sale el pollo', [
    product(
      'Ensaladilla de la casa',
      4.5,
      'ensaladilla',
      'Con atún, huevo y mahonesa hecha aquí.',
      ['eggs', 'fish', 'mustard'],
    ),
    product(
      'Patatas bravas',
      4.8,
      'patatas-bravas',
      'Fritas dos veces, con salsa brava y alioli.',
      ['eggs'],
    ),
    product(
      'Pimientos asados a la leña',
      5.2,
      'pimientos-asados',
      'Rojos, pelados a mano, con ajo y aceite de la Vega Baja.',
    ),
    product(
      'Hummus con lavash',
      5,
      'hummus',
      'Garbanzo, tahini y limón, con pan lavash recién hecho.',
      ['gluten', 'sesame'],
    ),
  ]),
  category('Pollos', 'A la leña, de la brasa a la mesa', [
    ofChicken(
      10,
      product(
        WHOLE_CHICKEN,
        13.5,
        'pollo-entero',
        'Dos horas de espeto sobre leña de almendro. Con su jugo.',
        [],
        4,
      ),
    ),
    ofChicken(5, product(HALF_CHICKEN, 7.2, 'medio-pollo', 'La mitad justa para uno con hambre.')),
    product(
      'Alitas a la brasa',
      6.5,
      'alitas-brasa',
      'Una docena, marinadas con pimentón y limón.',
    ),
    product(
      'Patatas asadas',
      3.5,
      'patatas-asadas',
      'Asadas bajo los pollos, con todo lo que gotea.',
    ),
  ]),
  category('Paellas', 'Por encargo, precio por ración', [
    toOrder(
      product(
        'Paella valenciana',
        9.5,
        'paella-valenciana',
        'Pollo, conejo, garrofón y bajoqueta. Por ración, mínimo dos.',
        [],
        5,
      ),
    ),
    toOrder(
      product(
        'Paella de marisco',
        12,
        'paella-marisco',
        'Gamba, mejillón y calamar. Por ración, mínimo dos.',
        ['crustaceans', 'molluscs', 'fish'],
      ),
    ),
    toOrder(
      product(
        'Arroz a banda',
        11,
        'arroz-a-banda',
        'El arroz del puerto, con su alioli. Por ración, mínimo dos.',
        ['fish', 'crustaceans', 'molluscs', 'eggs'],
      ),
    ),
    toOrder(
      product('Fideuá', 11, 'fideua', 'Fideo tostado y caldo de roca. Por ración, mínimo dos.', [
        'gluten',
        'fish',
        'crustaceans',
        'molluscs',
      ]),
    ),
  ]),
  category('Cocina armenia', 'Las recetas de la familia', [
    product(
      'Jorovats',
      10.5,
      'jorovats',
      'Brochetas de cerdo marinadas con cebolla y granada, a la brasa.',
      [],
      6,
    ),
    product('Dolma', 8.5, 'dolma', 'Hojas de parra rellenas de carne y arroz, con yogur al ajo.', [
      'milk',
    ]),
    product('Lahmajo', 4.2, 'lahmajo', 'Torta fina con carne especiada, tomate y perejil.', [
      'gluten',
    ]),
    product('Lavash', 2.5, 'lavash', 'Pan fino de horno de leña. Dos hojas.', ['gluten']),
  ]),
  category('Croquetas', 'Caseras, la media docena', [
    product(
      'Croquetas de pollo a la leña',
      6,
      'croquetas-pollo',
      'Con el pollo de la casa. Seis unidades.',
      ['gluten', 'milk', 'eggs'],
    ),
    product(
      'Croquetas de jamón',
      6.5,
      'croquetas-jamon',
      'Jamón serrano y bechamel suave. Seis unidades.',
      ['gluten', 'milk', 'eggs'],
    ),
    product(
      'Croquetas de bacalao',
      7,
      'croquetas-bacalao',
      'Bacalao desmigado y perejil. Seis unidades.',
      ['gluten', 'milk', 'eggs', 'fish'],
    ),
    product(
      'Croquetas de espinacas',
      6,
      'croquetas-espinacas',
      'Espinacas, piñones y pasas. Seis unidades.',
      ['gluten', 'milk', 'eggs', 'nuts'],
    ),
  ]),
  category('Bebidas', 'Frías', [
    product('Agua mineral', 1.2, 'agua', 'Botella de un litro y medio.'),
    atGeneralRate(product('Refresco', 1.8, 'refresco', 'Lata: cola, naranja o limón.')),
    atGeneralRate(product('Cerveza', 2, 'cerveza', 'Lata bien fría.', ['gluten'])),
    atGeneralRate(
      product('Vino tinto de la tierra', 7.5, 'vino-tinto', 'Monastrell de Alicante, botella.', [
        'sulphites',
      ]),
    ),
    product('Tan', 2.2, 'tan', 'Yogur batido con agua, sal y menta, a la armenia.', ['milk']),
  ]),
  category('Postres', 'Hechos en casa', [
    product('Pajlavá', 3.5, 'pajlava', 'Hojaldre, nueces y miel. Dos piezas.', [
      'gluten',
      'nuts',
      'milk',
      'eggs',
    ]),
    product('Flan de huevo', 2.8, 'flan', 'Al baño maría, con su caramelo.', ['eggs', 'milk']),
    product('Arroz con leche', 2.8, 'arroz-con-leche', 'Con canela y piel de limón.', ['milk']),
    product('Gata', 3, 'gata', 'Pan dulce armenio relleno de mantequilla y azúcar.', [
      'gluten',
      'milk',
      'eggs',
    ]),
  ]),
];

/** Each with its id and its products. */
export const STARTER_CATALOG = CATEGORIES.map((one, index) => ({
  ...one,
  id: MENUS_CATEGORY_ID + index,
}));
export type StarterCatalog = typeof STARTER_CATALOG;
