import { expect, it } from 'vitest';
import { PAGES } from '@brasa/core/site/pages.ts';
import { PAGE_ANSWERS, SITE } from '../../../test/samples.ts';
import { renderHead } from './page-head.tsx';

const origin = 'https://pollos.example';

/** The head of a page, read as a browser reads it. */
function headOf(path: string, answers = PAGE_ANSWERS, scripts: string[] = []): Document {
  const html = renderHead({ path, origin, answers }, scripts);
  return new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
}

function content(head: Document, selector: string): string | null | undefined {
  const element = head.querySelector(selector);
  return element?.getAttribute('content') ?? element?.getAttribute('href');
}

it('names the page, describes it and tells its one address', () => {
  const head = headOf('/productos');
  expect(head.title).toBe('Nuestros Productos · Brasa');
  expect(content(head, 'meta[name=description]')).toContain('La carta de Brasa');
  expect(content(head, 'link[rel=canonical]')).toBe('https://pollos.example/productos');
  expect(content(head, 'meta[name=robots]')).toBeUndefined();
});

it('makes a card for shared links', () => {
  const head = headOf('/nosotros');
  const card = (name: string) => content(head, `meta[property="og:${name}"]`);
  expect(card('type')).toBe('website');
  expect(card('locale')).toBe('es_ES');
  expect(card('site_name')).toBe('Brasa');
  expect(card('title')).toBe('Nuestra Historia · Brasa');
  expect(card('description')).toBe(content(head, 'meta[name=description]'));
  expect(card('url')).toBe('https://pollos.example/nosotros');
  expect(card('image')).toMatch(/^https:\/\/pollos\.example\/.+\.jpg/);
  expect(content(head, 'meta[name="twitter:card"]')).toBe('summary_large_image');
});

it('names no address where nobody has said at which the site is reached', () => {
  const html = renderHead({ path: '/productos', origin: '', answers: PAGE_ANSWERS }, []);
  expect(html).not.toMatch(/canonical|og:url/);
  expect(html).toContain('"url":"/"');
});

it.each(['/login', '/puntos', '/wallet', '/admin/orders', '/404'])(
  'asks search engines to leave %s alone',
  (path) => {
    const head = headOf(path);
    expect(content(head, 'meta[name=robots]')).toBe('noindex');
    expect(head.querySelector('link[rel=canonical]')).toBeNull();
  },
);

it.each(PAGES.map(({ path }) => path))('%s has a description that no search cuts', (path) => {
  const text = content(headOf(path), 'meta[name=description]') ?? '';
  expect(text.length).toBeGreaterThan(15);
  expect(text.length).toBeLessThanOrEqual(160);
});

it('lists the page’s code', () => {
  const head = headOf('/productos', PAGE_ANSWERS, ['/assets/products.js']);
  expect(head.getElementById('page-scripts')?.textContent).toBe('["/assets/products.js"]');
});

it('cannot be broken out of by a setting', () => {
  const evil = `</script></title><script>alert(1)</script>"><img src=x>`;
  const head = headOf('/', {
    ...PAGE_ANSWERS,
    '/api/site': { ...SITE, restaurantName: evil, tagline: evil, city: evil },
  });
  expect(head.title).toBe(`Pollos a la leña · ${evil}`);
  const types = [...head.scripts].map(({ type }) => type);
  expect(types).toEqual(['application/json', 'application/ld+json']);
  expect(JSON.parse(head.scripts[1]?.textContent ?? '')).toMatchObject({ name: evil });
  expect(head.querySelector('img')).toBeNull();
});
