// What stands where the reviews will be until staff put those of customers there: invented, and marked
// as such wherever they are shown. None says anything of health or allergens.
// See docs/rules/site.md#reviews.

type StarterReview = {
  name: string;
  initials: string;
  /** How long before the shop's first day it is dated. */
  daysAgo: number;
  reviewCount: number;
  photoCount: number | null;
  text: string;
  serviceType: string;
  foodType: string;
  priceRange: string;
  recommendedDishes: readonly string[];
};

export const STARTER_REVIEWS: readonly StarterReview[] = [
  {
    name: 'María José Navarro',
    initials: 'MN',
    daysAgo: 15,
    reviewCount: 48,
    photoCount: 112,
    text: 'El pollo de los domingos en casa sale de aquí desde hace años. La piel cruje, la carne se separa del hueso y el olor a leña te acompaña todo el camino. Encargas, llegas a tu hora y te está esperando.',
    serviceType: 'Para llevar',
    foodType: 'Comida',
    priceRange: '10–20 €',
    recommendedDishes: ['Pollo entero a la leña', 'Patatas asadas'],
  },
  {
    name: 'Vicent Ferrer',
    initials: 'VF',
    daysAgo: 30,
    reviewCount: 23,
    photoCount: 9,
    text: 'Celebramos la comunión de mi hija en el salón y nos trataron como de la familia. Salieron con la paella gigante entre cuatro y todo el mundo se puso en pie. Llegó caliente hasta el último plato.',
    serviceType: 'Comer en el salón',
    foodType: 'Comida',
    priceRange: '20–30 €',
    recommendedDishes: ['Paella valenciana', 'Croquetas de pollo asado'],
  },
  {
    name: 'Lusine Petrosyan',
    initials: 'LP',
    daysAgo: 45,
    reviewCount: 15,
    photoCount: null,
    text: 'Probé el jorovats por curiosidad y acabé llorando: sabe al de mi abuela en Guiumrí. El lavash llega tierno, recién hecho, y siempre te cuentan cómo se come cada cosa. Gracias por cuidarlo tanto.',
    serviceType: 'Para llevar',
    foodType: 'Cena',
    priceRange: '10–20 €',
    recommendedDishes: ['Jorovats', 'Hummus con lavash', 'Pajlavá'],
  },
  {
    name: 'Antonio García Soler',
    initials: 'AG',
    daysAgo: 70,
    reviewCount: 67,
    photoCount: 31,
    text: 'En la comparsa somos ochenta y llevamos tres fiestas seguidas encargando el almuerzo aquí. Ni un minuto de retraso, raciones generosas y precio claro desde el primer día. Para el año que viene ya está apuntado.',
    serviceType: 'Encargo para fiestas',
    foodType: 'Almuerzo',
    priceRange: '10–20 €',
    recommendedDishes: ['Paella gigante', 'Pollo entero a la leña'],
  },
  {
    name: 'Carmen Ibáñez',
    initials: 'CI',
    daysAgo: 110,
    reviewCount: 31,
    photoCount: 5,
    text: 'Llegamos cinco sin avisar un sábado y nos buscaron hueco con una sonrisa. Medio pollo cada dos, pimientos asados en la misma leña y una sobremesa que se alargó hasta que apagaron el horno.',
    serviceType: 'Comer en el salón',
    foodType: 'Comida',
    priceRange: '10–20 €',
    recommendedDishes: ['Medio pollo a la leña', 'Pimientos asados a la leña'],
  },
];
