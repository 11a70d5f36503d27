import { expect, it } from 'vitest';
import { category, PAGE_ANSWERS, product, SITE } from '../../../test/samples.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://pollos.example';

it('tells of the restaurant with its address, its hours and the way to order', () => {
  expect(structuredData({ path: '/contacto', origin, answers: PAGE_ANSWERS })).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Brasa',
    url: 'https://pollos.example/',
    telephone: '+34965000111',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Calle Mayor, 12',
      postalCode: '03400',
      addressLocality: 'Villena',
      addressRegion: 'Alicante',
      addressCountry: 'ES',
    },
    geo: { latitude: '38.6371', longitude: '-0.8657' },
    sameAs: ['https://www.instagram.com/brasa', 'https://www.facebook.com/brasa'],
    potentialAction: { '@type': 'OrderAction', target: 'https://pollos.example/encargar' },
    hasMenu: 'https://pollos.example/productos',
  });
});

it('tells the hours of every weekday, a closed one as never open', () => {
  const data = structuredData({ path: '/', origin, answers: PAGE_ANSWERS });
  const hours = data?.['openingHoursSpecification'];
  expect(hours).toHaveLength(7);
  expect(hours).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Sunday',
    opens: '10:00',
    closes: '17:00',
  });
  expect(hours).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Monday',
    opens: '00:00',
    closes: '00:00',
  });
});

it('tells the special days, each by its date', () => {
  const special = {
    id: 1,
    date: '2026-12-24',
    isOpen: true,
    openTime: '10:00',
    closeTime: '14:30',
    note: null,
    autoUpdate: false,
    source: 'staff' as const,
    version: 1,
    updatedAt: '2026-11-20T11:10:00.000Z',
  };
  const closed = { ...special, id: 2, date: '2026-12-25', isOpen: false };
  const answers = { ...PAGE_ANSWERS, '/api/business-hours/special-days': [special, closed] };
  const data = structuredData({ path: '/', origin, answers });
  expect(data?.['specialOpeningHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '10:00',
      closes: '14:30',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});

it('leaves out a profile that is not set', () => {
  const answers = { ...PAGE_ANSWERS, '/api/site': { ...SITE, facebookUrl: '' } };
  const data = structuredData({ path: '/', origin, answers });
  expect(data?.['sameAs']).toEqual(['https://www.instagram.com/brasa']);
});

it('claims no profile and no special days where there are none', () => {
  const site = { ...SITE, instagramUrl: '', facebookUrl: '' };
  const answers = { ...PAGE_ANSWERS, '/api/site': site, '/api/business-hours/special-days': [] };
  const data = structuredData({ path: '/', origin, answers });
  expect(data).not.toHaveProperty('sameAs');
  expect(data).not.toHaveProperty('specialOpeningHoursSpecification');
});

it('has a picture, at its whole address', () => {
  const data = structuredData({ path: '/', origin, answers: PAGE_ANSWERS });
  expect(data?.['image']).toMatch(/^https:\/\/pollos\.example\/.*og-image.*\.jpg$/);
});

it('carries the menu on the page that shows it, without the set menus and empty categories', () => {
  const answers = {
    ...PAGE_ANSWERS,
    '/api/categories': [category(1, 'Menús'), category(2, 'Pollos'), category(3, 'Postres')],
    '/api/products': [
      product({ id: 1, name: 'Menú', categoryId: 1 }),
      product({ id: 2, name: 'Pollo', price: '13.50', description: 'A la leña', categoryId: 2 }),
    ],
  };
  expect(structuredData({ path: '/productos', origin, answers })?.['hasMenu']).toEqual({
    '@type': 'Menu',
    url: 'https://pollos.example/productos',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Pollos',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Pollo',
            description: 'A la leña',
            offers: { '@type': 'Offer', price: '13.50', priceCurrency: 'EUR' },
          },
        ],
      },
    ],
  });
});

it('leads to the menu from a page that begins with the products for another reason', () => {
  const answers = { ...PAGE_ANSWERS, '/api/categories': [], '/api/products': [] };
  expect(structuredData({ path: '/encargar', origin, answers })?.['hasMenu']).toBe(
    'https://pollos.example/productos',
  );
});

it.each(['/login', '/puntos', '/admin/orders', '/404'])('says nothing on %s', (path) => {
  expect(structuredData({ path, origin, answers: PAGE_ANSWERS })).toBeNull();
});
