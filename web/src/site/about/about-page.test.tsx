import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answer } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { SITE } from '../../../test/samples.ts';

async function openAbout(answers: Record<string, Answer> = {}) {
  renderApp('/nosotros', answers);
  await screen.findByRole('heading', { level: 1, name: 'Una familia, un horno y dos cocinas' });
}

const section = (name: string) => within(screen.getByRole('region', { name }));

it('tells its story in this order', async () => {
  await openAbout();
  const main = within(screen.getByRole('main'));
  const headings = main.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Nuestra historia',
    'La tradición del fuego',
    'Dos cocinas, una sola mesa',
    'Un salón para celebrar sin prisas',
    'Cuando el pueblo está de fiesta, el horno también',
    'El otro equipo de la casa',
    'Ven a conocernos',
  ]);
});

const FACTS = [
  ['Nuestra historia', /Más de veinte años después/],
  ['La tradición del fuego', /100 %\s+madera natural/],
  ['Dos cocinas, una sola mesa', /De Armenia.*recetas que trajimos de casa.*De Alicante/],
  ['Un salón para celebrar sin prisas', /60\s+personas/],
  ['Un salón para celebrar sin prisas', /capacidad para 60 personas/],
  ['Cuando el pueblo está de fiesta, el horno también', /Moros y Cristianos.*comparsas/],
  [
    'Cuando el pueblo está de fiesta, el horno también',
    /Paellas gigantes para más de 100 personas/,
  ],
  ['El otro equipo de la casa', /Desde 2006 patrocinamos el baloncesto local/],
  ['Ven a conocernos', /Calle Mayor, 12\s*03400 Villena, Alicante/],
] as const;

describe('the facts', () => {
  it('are told in their sections', async () => {
    await openAbout();
    await screen.findAllByText(/Calle Mayor/);
    for (const [heading, fact] of FACTS) {
      const region = screen.getByRole('region', { name: heading });
      expect(region.textContent.replaceAll('\u00a0', ' '), heading).toMatch(fact);
    }
  });

  it('names dishes of both kitchens', async () => {
    await openAbout();
    const dishes = section('Dos cocinas, una sola mesa').getAllByRole('listitem');
    expect(dishes.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Lavash', 'Dolma', 'Pollo a la leña', 'Paella']),
    );
  });
});

describe('the ways on', () => {
  it('lead to the order, the contact page and the menu', async () => {
    await openAbout();
    for (const [heading, name, to] of [
      ['Ven a conocernos', 'Encargar', '/encargar'],
      ['Ven a conocernos', 'Contactar', '/contacto'],
      ['Un salón para celebrar sin prisas', 'Consultar disponibilidad', '/contacto'],
      ['Cuando el pueblo está de fiesta, el horno también', 'Pedir presupuesto', '/contacto'],
      ['Dos cocinas, una sola mesa', 'Mira la carta', '/productos'],
    ] as const) {
      const link = section(heading).getByRole('link', { name });
      expect(link.getAttribute('href'), name).toBe(to);
    }
  });

  it('include the way there where the settings hold a place', async () => {
    await openAbout();
    const link = await section('Ven a conocernos').findByRole('link', { name: 'Cómo llegar' });
    expect(link.getAttribute('href')).toContain('destination=38.6371,-0.8657');
  });

  it('include no way to a place that is none', async () => {
    await openAbout({ 'GET /api/site': { body: { ...SITE, latitude: '' } } });
    const visit = section('Ven a conocernos');
    expect(await visit.findByText(/Calle Mayor, 12/)).toBeVisible();
    expect(visit.queryByRole('link', { name: 'Cómo llegar' })).not.toBeInTheDocument();
  });
});

it('tells the story without the address when that cannot be loaded', async () => {
  await openAbout({ 'GET /api/site': { status: 500 } });
  const visit = section('Ven a conocernos');
  expect(await visit.findByText(/No se pudo cargar la dirección/)).toBeVisible();
  expect(visit.getByRole('link', { name: 'Encargar' })).toBeVisible();
  takeConsoleErrors();
});
