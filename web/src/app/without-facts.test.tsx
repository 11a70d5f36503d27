// The public pages of a shop that has filled in nothing about itself: no line without its fact, no link
// that leads nowhere, no sentence with a hole.
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PAGES } from '@brasa/core/site/pages.ts';
import { renderApp } from '../../test/render-app.tsx';
import { PAGE_ANSWERS, SITE } from '../../test/samples.ts';
import { renderHead } from './renderer/page-head.tsx';

const BLANKS = Object.fromEntries(Object.keys(SITE).map((fact) => [fact, '']));
const NOTHING = { ...SITE, ...BLANKS, walletOpen: false, today: SITE.today };
const PATHS = PAGES.filter(({ audience }) => audience === 'anyone').map(({ path }) => path);

async function open(path: string, facts: Partial<typeof SITE> = {}) {
  renderApp(path, { 'GET /api/site': { body: { ...NOTHING, ...facts } } });
  await screen.findByRole('heading', { level: 1 });
  // The footer comes with the facts.
  await screen.findByRole('navigation', { name: 'Textos legales' });
  return within(screen.getByRole('main'));
}

const textOfPage = () => document.body.textContent.replaceAll('\u00a0', ' ');

describe.each([...PATHS, '/no-existe'])('%s', (path) => {
  it('has no empty line, no hole in a sentence and no link that leads nowhere', async () => {
    await open(path);
    const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses.filter((address) => /^(?:mailto:|tel:\+?|)$/.test(address ?? ''))).toEqual([]);
    const empty = [...document.querySelectorAll('p, dd, dt, li, address p')].filter(
      (line) =>
        line.textContent.trim() === '' &&
        line.querySelector('[aria-label]') === null &&
        !line.matches('.empty\\:hidden'),
    );
    expect(empty.map((line) => line.outerHTML)).toEqual([]);
    expect(textOfPage()).not.toMatch(
      / [,.;:](?!\d)|,,|(?<!\p{L})(?:(?:en|de|al|por) ?[,.;]|o ?[.;])/u,
    );
  });

  it('has the way home by a name of its own', async () => {
    await open(path);
    const header = within(screen.getAllByRole('banner')[0]!);
    expect(header.getByRole('link', { name: 'Inicio' }).getAttribute('href')).toBe('/');
  });

  it('is named and described without it', () => {
    const answers = { ...PAGE_ANSWERS, '/api/site': NOTHING };
    const html = renderHead({ path, origin: 'https://pollos.example', answers }, []);
    const head = new DOMParser().parseFromString(html, 'text/html');
    expect(head.title).toMatch(/[^·\s]$/);
    const description = head.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description).toMatch(/\.$/);
    expect(description).not.toMatch(/ [,.:]| {2}/);
    expect(html).not.toMatch(/content=""|:""/);
  });
});

describe('the contact page', () => {
  it.each([
    [{ phonePrimary: '965000111' }, /^Llámanos para reservar.* presupuesto/],
    [{ whatsappNumber: '600000222' }, /^Escríbenos por WhatsApp para reservar/],
    [{ email: 'hola@brasa.example' }, /^Escríbenos para reservar/],
    [{}, /^Pásate por el local para reservar/],
  ])('promises only the ways that are there: %j', async (facts, invitation) => {
    const page = await open('/contacto', facts);
    expect(page.getByText(/presupuesto de una celebración/).textContent).toMatch(invitation);
    const hasPhone = 'phonePrimary' in facts;
    expect(page.queryByRole('link', { name: 'Llamar para reservar' }) !== null).toBe(hasPhone);
    expect(page.queryByText('Correo') !== null).toBe('email' in facts);
    expect(page.queryByText('Síguenos')).not.toBeInTheDocument();
  });
});

describe('the legal texts', () => {
  it('name the house where nobody else is named', async () => {
    const page = await open('/aviso-legal');
    for (const fact of ['Titular', 'Nombre comercial', 'Dirección', 'Teléfonos']) {
      expect(page.queryByText(fact)).not.toBeInTheDocument();
    }
    expect(textOfPage()).toContain('Aquí ves la carta de la casa');
    expect(textOfPage()).toContain('puedes venir al mostrador en nuestro horario');
  });

  it('say how to change an order without a telephone', async () => {
    await open('/condiciones-compra');
    expect(textOfPage()).toContain('Te esperamos en el local, el día');
    expect(textOfPage()).toContain('Si vas a llegar tarde, avísanos y te lo guardamos');
    expect(textOfPage()).toContain('puedes hacerlo avisándonos antes de que');
    expect(textOfPage()).toContain('que haces en esta web o en el mostrador.');
  });

  it('say where to write to by whatever address there is', async () => {
    await open('/privacidad', { streetAddress: 'Calle Mayor, 12' });
    expect(textOfPage()).toContain('Pídelo en el mostrador o por carta a Calle Mayor, 12.');
  });
});

it('has no contact widget where nobody can be reached and no order is offered', async () => {
  await open('/encargar');
  expect(screen.queryByRole('complementary', { name: 'Contacto rápido' })).not.toBeInTheDocument();
});
