import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { SITE } from '../../../../test/samples.ts';
import { PublicFacts } from '../../../app/layouts/public-facts.tsx';
import { Hero } from './hero.tsx';

const SLIDES = [
  ['Leña, brasas y tiempo.', 'Hacer Pedido', '/order'],
  ['Paellas para más de cien.', 'Contactar', '/contacto'],
  ['Dos cocinas, una mesa.', 'Ver Productos', '/productos'],
  ['Mira cómo arde.', 'Seguir en Instagram', SITE.instagramUrl],
  ['Una familia y un fuego.', 'Nuestra Historia', '/nosotros'],
] as const;

beforeEach(() => vi.useFakeTimers());

async function renderHero(site = SITE) {
  fakeApi({ 'GET /api/site': { body: site }, 'GET /api/photographs': { body: {} } });
  renderPart(
    <PublicFacts>
      <Hero />
    </PublicFacts>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const hero = () => screen.getByRole('region', { name: 'La casa en cinco estampas' });
/** Slides by their place; one that is not on show is inert, which jsdom does not know. */
const slides = () => within(hero()).getAllByRole('group');
const onShow = () => slides().findIndex((slide) => !slide.hasAttribute('inert'));

/** The order that stays while the slides change; the first slide's own is for wide screens. */
const order = () =>
  within(hero())
    .getAllByRole('link', { name: 'Hacer Pedido' })
    .find((link) => !link.closest('[role=group]'))!;

it('has five slides, each with its words and one way on', async () => {
  await renderHero();
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 de 5',
    '2 de 5',
    '3 de 5',
    '4 de 5',
    '5 de 5',
  ]);
  const links = slides().map((slide) => within(slide).getByRole('link', { hidden: true }));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    SLIDES.map(([, label, address]) => [label, address]),
  );
  const lines = within(hero()).getAllByRole('heading', { hidden: true });
  expect(lines.map((line) => line.textContent)).toEqual(SLIDES.map(([line]) => line));
});

it('has the order within reach on a phone, whichever slide is on show', async () => {
  await renderHero();
  const link = order();
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Hacer Pedido', '/order']);
  for (let slide = 0; slide < SLIDES.length; slide += 1) {
    expect(order()).toBe(link);
    expect(link.closest('[inert], [role=group]')).toBeNull();
    await later(4500);
  }
});

it('opens the profile in a tab of its own, which learns nothing of this one', async () => {
  await renderHero();
  const link = within(hero()).getByRole('link', { name: 'Seguir en Instagram', hidden: true });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
});

it('leads to the contact page where there is no profile', async () => {
  await renderHero({ ...SITE, instagramUrl: '' });
  const link = within(slides()[3]!).getByRole('link', { hidden: true });
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Contactar', '/contacto']);
});

it('is a carousel to those who hear it, its pause first', async () => {
  await renderHero();
  expect(hero().getAttribute('aria-roledescription')).toBe('carrusel');
  expect(slides()[0]?.getAttribute('aria-roledescription')).toBe('diapositiva');
  const [first] = hero().querySelectorAll('a, button');
  expect(first?.textContent).toBe('Pausar la presentación');
});

describe('the page’s title', () => {
  it('is the first line, whichever slide is on show', async () => {
    await renderHero();
    for (let slide = 0; slide < SLIDES.length; slide += 1) {
      const title = screen.getByRole('heading', { level: 1 });
      expect(title.textContent).toBe('Leña, brasas y tiempo.');
      expect(title.closest('[inert]')).toBeNull();
      await later(4500);
    }
  });
});

describe('the slides', () => {
  it('change every 4500 ms and begin again after the fifth', async () => {
    await renderHero();
    const seen = [onShow()];
    for (let slide = 0; slide < SLIDES.length; slide += 1) {
      await later(4499);
      expect(onShow()).toBe(seen.at(-1));
      await later(1);
      seen.push(onShow());
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 0]);
  });

  it('stand still under a mouse, under the focus and once it has been there, and from the pause on', async () => {
    await renderHero();
    fireEvent.pointerEnter(hero(), { pointerType: 'mouse' });
    await later(20_000);
    expect(onShow()).toBe(0);
    fireEvent.pointerLeave(hero());
    act(() => order().focus());
    await later(20_000);
    expect(onShow()).toBe(0);
    act(() => order().blur());
    await later(20_000);
    expect(onShow()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar la presentación' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pausar la presentación' }));
    await later(20_000);
    expect(onShow()).toBe(0);
    expect(screen.getByRole('button', { name: 'Reanudar la presentación' })).toBeVisible();
  });

  it('do not begin to move under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    await renderHero();
    await later(20_000);
    expect(onShow()).toBe(0);
    expect(screen.getByRole('button', { name: 'Reanudar la presentación' })).toBeVisible();
  });

  it('can be chosen', async () => {
    await renderHero();
    const third = screen.getByRole('button', { name: 'Ver 3 de 5: Dos cocinas, una mesa.' });
    fireEvent.click(third);
    expect(onShow()).toBe(2);
    expect(third.getAttribute('aria-current')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(onShow()).toBe(3);
    fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(onShow()).toBe(2);
  });

  it('go from the first back to the last', async () => {
    await renderHero();
    fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(onShow()).toBe(4);
  });
});

describe('the drawings', () => {
  const pictures = () => slides().map((slide) => slide.querySelectorAll('img').length);

  it('begin with the first alone, urgent', async () => {
    await renderHero();
    expect(pictures()).toEqual([1, 0, 0, 0, 0]);
    expect(slides()[0]?.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  });

  it('are there one slide ahead once the page has settled', async () => {
    await renderHero();
    await later(1000);
    expect(pictures()).toEqual([1, 1, 0, 0, 0]);
    await later(3500);
    expect(pictures()).toEqual([1, 1, 1, 0, 0]);
  });
});
