import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PAGE_DATA_ID } from '@brasa/core/site/page-data.rules.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { PAGE_ANSWERS, SITE } from '../../../test/samples.ts';

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('the header', () => {
  it('has the profiles and the way home', async () => {
    renderApp('/contacto');
    const header = within(await screen.findByRole('banner'));
    expect((await header.findByRole('link', { name: 'Instagram' })).getAttribute('href')).toBe(
      'https://www.instagram.com/brasa',
    );
    expect(header.getByRole('link', { name: 'Brasa' }).getAttribute('href')).toBe('/');
  });

  it('names the pages to read, and marks the one that one is on', async () => {
    renderApp('/nosotros');
    const pages = within(await screen.findByRole('navigation', { name: 'Páginas principales' }));
    expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Productos',
      'Nosotros',
      'Contacto',
    ]);
    expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Nosotros');
  });

  it('leads to the contact page where a profile is not set', async () => {
    renderApp('/', { 'GET /api/site': { body: { ...SITE, facebookUrl: '' } } });
    for (const part of ['banner', 'contentinfo']) {
      const link = within(await screen.findByRole(part)).findByRole('link', {
        name: 'Facebook: pregúntanos',
      });
      expect((await link).getAttribute('href')).toBe('/contacto');
    }
  });

  it('offers the order on the home page only once the hero is nearly gone', async () => {
    renderApp('/');
    await screen.findByRole('heading', { level: 1 });
    const header = within(screen.getByRole('banner'));
    const order = () => header.queryByRole('link', { name: 'Hacer Pedido' });
    scrollTo(window.innerHeight - 100);
    expect(order()).not.toBeInTheDocument();
    scrollTo(window.innerHeight - 99);
    expect(order()).toBeVisible();
    scrollTo(0);
    expect(order()).not.toBeInTheDocument();
  });

  it.each([
    ['/contacto', true],
    ['/login', true],
    ['/encargar', false],
  ])('offers the order on %s: %s', async (path, isOffered) => {
    renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('link', { name: 'Hacer Pedido' }) !== null).toBe(isOffered);
  });
});

it('has the order at the thumb on a phone once the hero’s own is scrolled out of its reach', async () => {
  renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  const widget = within(await screen.findByRole('complementary', { name: 'Contacto rápido' }));
  const order = () => widget.queryByRole('link', { name: 'Hacer Pedido' });
  expect(order()).not.toBeInTheDocument();
  scrollTo(window.innerHeight * 0.4);
  expect(order()).not.toBeInTheDocument();
  scrollTo(window.innerHeight * 0.4 + 1);
  expect(order()?.getAttribute('href')).toBe('/order');
});

it.each([
  ['/productos', true],
  ['/nosotros', true],
  ['/aviso-legal', false],
  ['/no-existe', false],
  ['/encargar', false],
  ['/login', false],
])('has the order at the thumb on %s: %s', async (path, isOffered) => {
  renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  const widget = within(await screen.findByRole('complementary', { name: 'Contacto rápido' }));
  expect(widget.queryByRole('link', { name: 'Hacer Pedido' }) !== null).toBe(isOffered);
});

it('has the shop’s facts in the footer', async () => {
  renderApp('/contacto');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(await footer.findByText('Pollos a la leña')).toBeVisible();
  expect(footer.getByRole('link', { name: '965 000 111' }).getAttribute('href')).toBe(
    'tel:+34965000111',
  );
  expect(footer.getByRole('link', { name: '600 000 222' })).toBeVisible();
  expect(footer.getByRole('link', { name: 'hola@brasa.example' })).toBeVisible();
  expect(footer.getByText('03400 Villena, Alicante')).toBeVisible();
  expect(footer.getByText('© 2026 Brasa')).toBeVisible();
});

it('has a contact widget with a written message and a call', async () => {
  renderApp('/productos');
  const chat = await screen.findByRole('link', { name: 'Pedir por WhatsApp' });
  const address = new URL(chat.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/34600000222');
  expect(address.searchParams.get('text')).toBe('Hola, me gustaría hacer un pedido para recoger.');
  expect(screen.getByRole('link', { name: 'Llamar por teléfono' }).getAttribute('href')).toBe(
    'tel:+34965000111',
  );
});

it('keeps the contact widget when the shop’s facts cannot be asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = PAGE_DATA_ID;
  data.textContent = JSON.stringify(PAGE_ANSWERS);
  document.body.append(data);
  const api = renderApp('/productos', {
    'GET /api/site': { status: 500 },
    'GET /api/business-hours': { status: 500 },
  });
  expect(screen.getByRole('link', { name: 'Pedir por WhatsApp' })).toBeVisible();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  act(() => screen.getByRole('link', { name: 'Brasa' }).click());
  await waitFor(() => expect(api.asked('GET /api/site')).toBe(2));
  await waitFor(() => expect(takeConsoleErrors()).not.toEqual([]));
  await waitFor(() => expect(api.queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('link', { name: 'Pedir por WhatsApp' })).toBeVisible();
  takeConsoleErrors();
  data.remove();
});

it('shows the year that the server has sent, whatever the clock of the device says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-01T10:00:00Z') });
  renderApp('/contacto', { 'GET /api/site': { body: { ...SITE, today: '2027-01-01' } } });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(await footer.findByText('© 2027 Brasa')).toBeVisible();
});

it('names the page in the tab and takes the focus to its start', async () => {
  renderApp('/no-existe');
  await screen.findByText('03400 Villena, Alicante');
  expect(document.title).toBe('Página no encontrada · Brasa');
  act(() => screen.getByRole('link', { name: 'Volver al inicio' }).click());
  await screen.findByRole('heading', { name: 'Leña, brasas y tiempo.' });
  expect(document.title).toBe('Pollos a la leña · Brasa');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
