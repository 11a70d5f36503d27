import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { SITE } from '../../../test/samples.ts';
import { userEvent } from '../../../test/user-event.ts';

async function openContact(answers: Answers = {}) {
  renderApp('/contacto', answers);
  await screen.findByRole('heading', { level: 1, name: 'Contacto' });
  return within(screen.getByRole('main'));
}

const withSite = (facts: Partial<typeof SITE>) => ({
  'GET /api/site': { body: { ...SITE, ...facts } },
});

const address = (link: HTMLElement) => link.getAttribute('href');

describe('the ways to reach the shop', () => {
  it('are two telephones to call and a button to book by phone', async () => {
    const page = await openContact();
    expect(address(await page.findByRole('link', { name: '965 000 111' }))).toBe(
      'tel:+34965000111',
    );
    expect(address(page.getByRole('link', { name: '600 000 222' }))).toBe('tel:+34600000222');
    expect(address(page.getByRole('link', { name: 'Llamar para reservar' }))).toBe(
      'tel:+34965000111',
    );
  });

  it('are WhatsApp with a request for a quote already written', async () => {
    const page = await openContact();
    const chat = new URL(
      address(await page.findByRole('link', { name: 'Presupuesto por WhatsApp' })) ?? '',
    );
    expect(chat.origin + chat.pathname).toBe('https://wa.me/34600000222');
    expect(chat.searchParams.get('text')).toBe(
      'Hola, me gustaría pedir presupuesto para un evento.',
    );
  });

  it('are the e-mail and the profiles elsewhere', async () => {
    const page = await openContact();
    expect(address(await page.findByRole('link', { name: 'hola@brasa.example' }))).toBe(
      'mailto:hola@brasa.example',
    );
    expect(address(page.getByRole('link', { name: 'Instagram' }))).toBe(SITE.instagramUrl);
    expect(address(page.getByRole('link', { name: 'Facebook' }))).toBe(SITE.facebookUrl);
  });

  it('leave out what the shop has not set', async () => {
    const page = await openContact(withSite({ phoneSecondary: '', whatsappNumber: '' }));
    await page.findByRole('link', { name: '965 000 111' });
    expect(page.queryByRole('link', { name: '600 000 222' })).not.toBeInTheDocument();
    expect(page.queryByRole('link', { name: 'Presupuesto por WhatsApp' })).not.toBeInTheDocument();
  });

  it('offer another try when they cannot be loaded', async () => {
    const page = await openContact({ 'GET /api/site': { status: 500 } });
    expect(await page.findByText('No se pudieron cargar los datos de contacto')).toBeVisible();
    expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    takeConsoleErrors();
  });
});

it('has the compact opening hours, Monday first', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T11:00:00Z'));
  await openContact();
  const hours = within(screen.getByRole('region', { name: 'Horario' }));
  const days = await hours.findAllByRole('term');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Lunes',
    'Martes',
    'Miércoles',
    'Jueves',
    'Viernes (hoy)',
    'Sábado',
    'Domingo',
  ]);
  expect(hours.getByText('Cerrado')).toBeVisible();
  expect(hours.getAllByText('10:00–17:00')).toHaveLength(6);
});

describe('the map', () => {
  const place = () => within(screen.getByRole('region', { name: 'Dónde estamos' }));

  it('is a drawing beside the address until the visitor asks for more', async () => {
    const page = await openContact();
    expect(await place().findByText('Calle Mayor, 12')).toBeVisible();
    expect(place().getByText('03400 Villena, Alicante')).toBeVisible();
    expect(page.queryByTitle(/Mapa/)).not.toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
    const ask = place().getByRole('button', { name: 'Cargar mapa' });
    const meaning = document.getElementById(ask.getAttribute('aria-describedby') ?? '');
    expect(meaning?.textContent).toMatch(/OpenStreetMap.*sus servidores verán la dirección IP/);
  });

  it('comes from OpenStreetMap when asked for, and takes the focus', async () => {
    const page = await openContact();
    await userEvent.click(await page.findByRole('button', { name: 'Cargar mapa' }));
    const map = page.getByTitle('Mapa de OpenStreetMap con la situación de Brasa');
    expect(map.getAttribute('src')).toContain('https://www.openstreetmap.org/export/embed.html?');
    expect(new URL(map.getAttribute('src') ?? '').searchParams.get('marker')).toBe(
      '38.6371,-0.8657',
    );
    expect(document.activeElement).toBe(map);
    expect(page.queryByRole('button', { name: 'Cargar mapa' })).not.toBeInTheDocument();
  });

  it('has the way there and a large map beside it', async () => {
    const page = await openContact();
    expect(address(await page.findByRole('link', { name: 'Cómo llegar' }))).toContain(
      'destination=38.6371,-0.8657',
    );
    expect(address(page.getByRole('link', { name: 'Ver en el mapa grande' }))).toContain(
      'https://www.openstreetmap.org/?mlat=38.6371&mlon=-0.8657',
    );
  });

  it('stays a drawing where the settings hold no place on Earth', async () => {
    const page = await openContact(withSite({ latitude: '138.6', longitude: 'oeste' }));
    expect(await place().findByText('Calle Mayor, 12')).toBeVisible();
    expect(page.queryByRole('button', { name: 'Cargar mapa' })).not.toBeInTheDocument();
    expect(page.queryByRole('link', { name: 'Cómo llegar' })).not.toBeInTheDocument();
    expect(page.queryByRole('link', { name: 'Ver en el mapa grande' })).not.toBeInTheDocument();
  });
});
