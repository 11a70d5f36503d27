import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { REVIEWS } from '../../../test/review-samples.ts';
import { SITE } from '../../../test/samples.ts';
import { PublicFacts } from '../../app/layouts/public-facts.tsx';
import { HomeSections } from './home-sections.tsx';
import { StampCard } from './stamp-card.tsx';
import { WhereWeAre } from './where-we-are.tsx';

const ANSWERS = {
  'GET /api/reviews': { body: REVIEWS },
  'GET /api/site': { body: SITE },
  'GET /api/photographs': { body: {} },
};

function renderHome() {
  fakeApi(ANSWERS);
  return renderPart(
    <PublicFacts>
      <HomeSections today={<p>Hoy</p>} menus={<p>La carta</p>} hours={<p>Las horas</p>} />
    </PublicFacts>,
  );
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const leadsTo = (name: string, link: string) =>
  section(name).getByRole('link', { name: link }).getAttribute('href');
const text = (name: string) =>
  screen.getByRole('region', { name }).textContent.replaceAll('\u00a0', ' ');

const NAMES = [
  'La casa en cinco estampas',
  'La tradición del horno de leña',
  'Armenia y España, dos manos de una misma mesa',
  'El salón para vuestra fiesta',
  'Reseñas de clientes',
  'Servicios especiales',
  'En Moros y Cristianos, la comida llega a su hora',
  'La historia de una familia',
  'Cada pollo deja su sello',
  'Cocina, horario y lugar',
];

it('tells its ten parts in the specified order', async () => {
  renderHome();
  await screen.findByRole('region', { name: 'Reseñas de clientes' });
  const shown = screen.getAllByRole('region');
  expect(shown).toEqual(NAMES.map((name) => screen.getByRole('region', { name })));
});

it('has one title, and below it no level is left out', async () => {
  renderHome();
  await screen.findByRole('region', { name: 'Reseñas de clientes' });
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
});

it('counts the tradition in three figures', () => {
  renderHome();
  const figures = section(NAMES[1]!).getAllByRole('term');
  expect(figures.map((figure) => figure.textContent)).toEqual([
    '20+ años',
    '100\u00a0% leña natural',
    '5 estrellas',
  ]);
});

it('tells the fusion in three cards', () => {
  renderHome();
  const cards = section(NAMES[2]!).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'La mano armenia',
    'La mano española',
    'Las dos juntas',
  ]);
});

it('has a hall for a hundred and the way to ask for it', () => {
  renderHome();
  expect(text(NAMES[3]!)).toContain('100 personas');
  expect(leadsTo(NAMES[3]!, 'Consultar Disponibilidad')).toBe('/contact');
});

it('offers three special services, and paellas for more than a hundred', () => {
  renderHome();
  const services = section(NAMES[5]!).getAllByRole('heading', { level: 3 });
  expect(services.map((service) => service.textContent)).toEqual([
    'Catering',
    'Eventos Privados',
    'Reservas Especiales',
  ]);
  expect(text(NAMES[5]!)).toContain('paellas gigantes para más de cien personas');
});

it('takes orders for the festival', () => {
  renderHome();
  expect(text(NAMES[6]!)).toContain('comparsas');
  expect(leadsTo(NAMES[6]!, 'Encargar para la fiesta')).toBe('/contact');
});

it('leads from the family to its history', () => {
  renderHome();
  expect(text(NAMES[7]!)).toContain('Más de veinte años');
  expect(leadsTo(NAMES[7]!, 'Conoce nuestra historia')).toBe('/nosotros');
});

it('explains the points and leads to them and to the order', () => {
  renderHome();
  expect(text(NAMES[8]!)).toContain('1 € = 1 punto');
  expect(text(NAMES[8]!)).toContain('Con 100 puntos se activa tu bono');
  expect(text(NAMES[8]!)).toContain('Los puntos caducan al año');
  const tiers = section(NAMES[8]!).getAllByRole('listitem');
  expect(tiers.map((tier) => tier.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Bronce 100 puntos5 €',
    'Plata 200 puntos13 €',
    'Oro 300 puntos20 €',
  ]);
  expect(leadsTo(NAMES[8]!, 'Ver mis Puntos')).toBe('/puntos');
  expect(leadsTo(NAMES[8]!, 'Hacer Pedido')).toBe('/encargar');
});

it('closes with the cuisine, the hours and the place', async () => {
  renderHome();
  const row = section(NAMES[9]!);
  expect(row.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Cocina tradicional',
    'Cuándo está encendido el horno',
    'Dónde estamos',
  ]);
  expect(row.getByText('La carta')).toBeVisible();
  expect(row.getByText('Las horas')).toBeVisible();
  expect(leadsTo(NAMES[9]!, 'Toda la carta, con sus alérgenos')).toBe('/productos');
  expect(await row.findByText(/Calle Mayor, 12/)).toBeVisible();
});

describe('the place', () => {
  it('is an address, a way there and a telephone', async () => {
    fakeApi(ANSWERS);
    renderPart(
      <PublicFacts>
        <WhereWeAre />
      </PublicFacts>,
    );
    const way = await screen.findByRole('link', { name: 'Cómo llegar' });
    expect(way.getAttribute('href')).toContain('destination=38.6371,-0.8657');
    expect(screen.getByText(/03400 Villena, Alicante/)).toBeVisible();
    expect(screen.getByRole('link', { name: '965 000 111' }).getAttribute('href')).toBe(
      'tel:+34965000111',
    );
  });

  it('can be asked for again when it did not come', async () => {
    fakeApi({ 'GET /api/site': { status: 500 } });
    renderPart(
      <PublicFacts>
        <WhereWeAre />
      </PublicFacts>,
    );
    expect(await screen.findByText('No se pudo cargar la dirección')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    takeConsoleErrors();
  });
});

describe('the stamp card', () => {
  const EMPTY = '[clip-path:inset(0_100%_0_0)]';
  /** In every row the printed places lie below, the stamps above. */
  const stamps = (card: HTMLElement) => [...card.querySelectorAll('img + img')];
  let tellSight: (isIntersecting: boolean) => void = () => {};

  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
          tellSight = (isIntersecting) => act(() => report([{ isIntersecting }]));
        }
        observe() {}
        disconnect() {}
      },
    );
  });

  it('fills up when it comes into sight, and stays full', () => {
    const { container } = renderPart(<StampCard />);
    const areEmpty = () => stamps(container).map(({ className }) => className.includes(EMPTY));
    expect(areEmpty()).toEqual([true, true, true]);
    tellSight(true);
    expect(areEmpty()).toEqual([false, false, false]);
    tellSight(false);
    expect(areEmpty()).toEqual([false, false, false]);
  });

  it('is full from the start where nothing tells what is in sight', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const { container } = renderPart(<StampCard />);
    expect(stamps(container).every(({ className }) => !className.includes(EMPTY))).toBe(true);
  });
});
