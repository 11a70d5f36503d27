// What search engines read of the shop: schema.org's Restaurant with its picture, address, hours and menu.
// What the shop has not said is left out, lists without an entry too.
import { listCategories, listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import type { Category, Product } from '@brasa/core/catalog/catalog.contract.ts';
import { MENUS_CATEGORY_ID } from '@brasa/core/catalog/catalog.rules.ts';
import { listBusinessHours, listSpecialDays } from '@brasa/core/hours/hours.calls.ts';
import type { BusinessHours, SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { dialledPhone } from '@brasa/core/kernel/text/phone.ts';
import { readSiteFacts } from '@brasa/core/settings/settings.calls.ts';
import type { PageRequest } from '@brasa/core/site/page-renderer.contract.ts';
import { pageAt } from '@brasa/core/site/pages.ts';
import cardImage from '../../site/film/og-image.jpg';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Thing = { '@type': string; [property: string]: unknown };

/** Of every listed page; null for the others. The whole menu goes with the page that shows it. */
export function structuredData(request: PageRequest): Thing | null {
  const { path, origin, answers } = request;
  if (!pageAt(path)?.listed) return null;
  const isMenu = path === '/productos';
  const categories = isMenu && answers[listCategories.path];
  const products = isMenu && answers[listProducts.path];
  const menuPage = `${origin}/productos`;
  return {
    '@context': 'https://schema.org',
    ...restaurant(request),
    hasMenu:
      categories && products
        ? { '@type': 'Menu', url: menuPage, hasMenuSection: menuSections(categories, products) }
        : menuPage,
  };
}

function restaurant({ origin, answers }: PageRequest): Thing {
  const site = answers[readSiteFacts.path];
  return {
    '@type': 'Restaurant',
    '@id': `${origin}/#restaurant`,
    url: `${origin}/`,
    image: origin + cardImage,
    ...nonEmpty({ name: site.restaurantName, description: site.tagline, email: site.email }),
    ...(site.phonePrimary !== '' && { telephone: dialledPhone(site.phonePrimary) }),
    servesCuisine: ['Española', 'Armenia', 'Pollo a la leña'],
    currenciesAccepted: 'EUR',
    priceRange: '€',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'ES',
      ...nonEmpty({
        streetAddress: site.streetAddress,
        postalCode: site.postalCode,
        addressLocality: site.city,
        addressRegion: site.province,
      }),
    },
    ...(site.latitude !== '' && {
      geo: { '@type': 'GeoCoordinates', latitude: site.latitude, longitude: site.longitude },
    }),
    ...nonEmpty({
      sameAs: [site.instagramUrl, site.facebookUrl].filter((profile) => profile !== ''),
      openingHoursSpecification: answers[listBusinessHours.path].map(openingHours),
      specialOpeningHoursSpecification: answers[listSpecialDays.path].map(specialOpeningHours),
    }),
    potentialAction: { '@type': 'OrderAction', target: `${origin}/encargar` },
  };
}

function nonEmpty<Fact extends string | unknown[]>(
  facts: Record<string, Fact>,
): Record<string, Fact> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact.length > 0));
}

function openingHours({ dayOfWeek, ...hours }: BusinessHours): Thing {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${WEEKDAYS[dayOfWeek] ?? ''}`,
    ...times(hours),
  };
}

function specialOpeningHours({ date, ...hours }: SpecialDay): Thing {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...times(hours),
  };
}

/** A day of which both times are midnight is closed: schema.org has no other word for it. */
function times({
  isOpen,
  openTime,
  closeTime,
}: Pick<BusinessHours, 'isOpen' | 'openTime' | 'closeTime'>) {
  return { opens: isOpen ? openTime : '00:00', closes: isOpen ? closeTime : '00:00' };
}

/** The menu as its page shows it: without the set menus' category, without empty sections. */
function menuSections(categories: readonly Category[], products: readonly Product[]): Thing[] {
  return categories
    .filter(({ id }) => id !== MENUS_CATEGORY_ID)
    .map((category) => ({
      '@type': 'MenuSection',
      name: category.name,
      hasMenuItem: products.filter(({ categoryId }) => categoryId === category.id).map(menuItem),
    }))
    .filter(({ hasMenuItem }) => hasMenuItem.length > 0);
}

function menuItem({ name, description, price }: Product): Thing {
  return {
    '@type': 'MenuItem',
    name,
    ...(description !== null && { description }),
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
  };
}
