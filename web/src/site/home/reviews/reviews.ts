// What five customers wrote, kept as they wrote it (docs/rules/site.md#reviews).

type ReviewRatings = { food: number; service: number; atmosphere: number };

export type Review = {
  id: number;
  name: string;
  initials: string;
  /** How many reviews and photographs the customer has published in all. */
  reviewCount: number;
  photoCount?: number;
  timeAgo: string;
  text: string;
  rating: number;
  serviceType: string;
  foodType: string;
  priceRange: string;
  recommendedDishes: readonly string[];
  restrictions?: string;
  /** Each out of 5. */
  ratings?: ReviewRatings;
};

const ALL_FIVE: ReviewRatings = { food: 5, service: 5, atmosphere: 5 };

export const REVIEWS: readonly Review[] = [
  {
    id: 1,
    name: 'María José Navarro',
    initials: 'MN',
    reviewCount: 48,
    photoCount: 112,
    timeAgo: 'hace 2 semanas',
    text: 'El pollo de los domingos en casa sale de aquí desde hace años. La piel cruje, la carne se separa del hueso y el olor a leña te acompaña todo el camino. Encargas, llegas a tu hora y te está esperando.',
    rating: 5,
    serviceType: 'Para llevar',
    foodType: 'Comida',
    priceRange: '10–20 €',
    recommendedDishes: ['Pollo entero a la leña', 'Patatas asadas'],
    ratings: ALL_FIVE,
  },
  {
    id: 2,
    name: 'Vicent Ferrer',
    initials: 'VF',
    reviewCount: 23,
    photoCount: 9,
    timeAgo: 'hace 1 mes',
    text: 'Celebramos la comunión de mi hija en el salón y nos trataron como de la familia. Salieron con la paella gigante entre cuatro y todo el mundo se puso en pie. Llegó caliente hasta el último plato.',
    rating: 5,
    serviceType: 'Comer en el salón',
    foodType: 'Comida',
    priceRange: '20–30 €',
    recommendedDishes: ['Paella valenciana', 'Croquetas de pollo asado'],
    ratings: ALL_FIVE,
  },
  {
    id: 3,
    name: 'Lusine Petrosyan',
    initials: 'LP',
    reviewCount: 15,
    timeAgo: 'hace 2 meses',
    text: 'Probé el jorovats por curiosidad y acabé llorando: sabe al de mi abuela en Guiumrí. El lavash llega tierno, recién hecho, y siempre te cuentan cómo se come cada cosa. Gracias por cuidarlo tanto.',
    rating: 5,
    serviceType: 'Para llevar',
    foodType: 'Cena',
    priceRange: '10–20 €',
    recommendedDishes: ['Jorovats', 'Hummus con lavash', 'Pajlavá'],
    ratings: ALL_FIVE,
  },
  {
    id: 4,
    name: 'Antonio García Soler',
    initials: 'AG',
    reviewCount: 67,
    photoCount: 31,
    timeAgo: 'hace 3 meses',
    text: 'En la comparsa somos ochenta y llevamos tres fiestas seguidas encargando el almuerzo aquí. Ni un minuto de retraso, raciones generosas y precio claro desde el primer día. Para el año que viene ya está apuntado.',
    rating: 5,
    serviceType: 'Encargo para fiestas',
    foodType: 'Almuerzo',
    priceRange: '10–20 €',
    recommendedDishes: ['Paella gigante', 'Pollo entero a la leña'],
    ratings: ALL_FIVE,
  },
  {
    id: 5,
    name: 'Carmen Ibáñez',
    initials: 'CI',
    reviewCount: 31,
    photoCount: 5,
    timeAgo: 'hace 4 meses',
    text: 'Mi hijo es celíaco y con la comida para llevar siempre vamos con miedo. Aquí me explicaron plato por plato qué podía comer y lo prepararon aparte. Comió pollo hasta aburrirse y nosotros tan tranquilos.',
    rating: 5,
    serviceType: 'Para llevar',
    foodType: 'Comida',
    priceRange: '10–20 €',
    recommendedDishes: ['Medio pollo a la leña', 'Pimientos asados a la leña'],
    restrictions: 'Sin gluten',
    ratings: ALL_FIVE,
  },
];

/** "5,0": the mean of all ratings, with one place. */
export const AVERAGE_RATING = (
  REVIEWS.reduce((sum, { rating }) => sum + rating, 0) / REVIEWS.length
)
  .toFixed(1)
  .replace('.', ',');
