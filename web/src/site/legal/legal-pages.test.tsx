import { createHash } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { SITE } from '../../../test/samples.ts';
import { userEvent } from '../../../test/user-event.ts';

const PAGES = [
  ['/aviso-legal', 'Aviso legal'],
  ['/privacidad', 'Política de privacidad'],
  ['/condiciones-puntos', 'Condiciones del programa de puntos'],
  ['/condiciones-compra', 'Condiciones de compra'],
] as const;

async function open(path: string, facts: Partial<typeof SITE> = {}) {
  renderApp(path, { 'GET /api/site': { body: { ...SITE, ...facts } } });
  await within(screen.getByRole('main')).findAllByRole('region');
  return within(screen.getByRole('main'));
}

describe.each(PAGES)('%s', (path, title) => {
  it('has its title and the day of its last change', async () => {
    const page = await open(path);
    expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(page.getByText(/^Última actualización:/).textContent).toMatch(
      /^Última actualización: \d{1,2} de [a-z]+ de 20\d\d$/,
    );
  });

  it('has contents that lead to every section', async () => {
    const page = await open(path);
    const contents = within(page.getByRole('navigation', { name: 'En esta página' }));
    const entries = contents.getAllByRole('link');
    for (const entry of entries) {
      const id = entry.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)?.textContent, id).toBe(entry.textContent);
    }
    const sections = page.getAllByRole('heading', { level: 2 });
    // The contents have a heading of their own.
    expect(sections).toHaveLength(entries.length + 1);
  });

  it('uses every id once', async () => {
    await open(path);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('leads on to the other three', async () => {
    const page = await open(path);
    const others = within(page.getByRole('navigation', { name: 'Otros textos legales' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      PAGES.map(([other]) => other).filter((other) => other !== path),
    );
  });

  it('names hojas de reclamaciones or the AEPD, and no platform that has closed', async () => {
    const page = await open(path);
    const text = page
      .getAllByRole('region')
      .map(({ textContent }) => textContent)
      .join(' ');
    expect(text).toMatch(/hojas de reclamaciones|AEPD/);
    expect(text).not.toMatch(/\bODR\b|resolución de litigios en línea/i);
  });

  it('offers another try when the shop’s facts cannot be loaded', async () => {
    renderApp(path, { 'GET /api/site': { status: 500 } });
    expect(await screen.findByText('No se pudo cargar el texto')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    takeConsoleErrors();
  });
});

describe.each(['/aviso-legal', '/privacidad', '/condiciones-compra'])(
  'who answers for the shop, on %s',
  (path) => {
    const facts = (page: Awaited<ReturnType<typeof open>>) =>
      page
        .getAllByRole('term')
        .slice(0, 6)
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

    it('is named in law once the settings say so', async () => {
      const page = await open(path, { legalName: 'Asador Ararat, S. L.', taxId: 'B12345674' });
      expect(facts(page)).toEqual([
        'Titular: Asador Ararat, S. L.',
        'Nombre comercial: Brasa',
        'NIF: B12345674',
        'Dirección: Calle Mayor, 12, 03400 Villena, Alicante',
        'Correo electrónico: hola@brasa.example',
        'Teléfonos: 965 000 111 · 600 000 222',
      ]);
    });

    it('goes by the name over the door until then, without an empty line', async () => {
      const page = await open(path, { legalName: ' ', taxId: '', phoneSecondary: '' });
      expect(facts(page).slice(0, 4)).toEqual([
        'Titular: Brasa',
        'Dirección: Calle Mayor, 12, 03400 Villena, Alicante',
        'Correo electrónico: hola@brasa.example',
        'Teléfonos: 965 000 111',
      ]);
      expect(page.queryByText('NIF')).not.toBeInTheDocument();
    });
  },
);

describe('a link from one page to a section of another', () => {
  const scrolled = vi.fn<(this: Element) => void>();
  beforeEach(() => {
    scrolled.mockReset();
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.call(this);
    };
  });

  it('shows the section', async () => {
    const page = await open('/condiciones-puntos');
    await userEvent.click(page.getByRole('link', { name: 'política de privacidad' }));
    await screen.findByRole('heading', { level: 1, name: 'Política de privacidad' });
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
    expect(scrolled.mock.contexts[0]).toBe(document.getElementById('puntos'));
  });

  it('leaves the place to the browser when the visitor goes back', async () => {
    await open('/condiciones-puntos#fraude');
    expect(document.getElementById('fraude')?.textContent).toBe('Condiciones de fraude');
    await act(() => new Promise(requestAnimationFrame));
    expect(scrolled).not.toHaveBeenCalled();
  });
});

/** Each page's text by its fingerprint, and the day that the page names as that of its last change. */
const TEXTS = {
  '/aviso-legal': { day: '2026-11-21', fingerprint: '310b9d335aa99781' },
  '/privacidad': { day: '2026-11-30', fingerprint: 'b36d7aa7077795bc' },
  '/condiciones-puntos': { day: '2026-11-29', fingerprint: '601ca1b9a55111c5' },
  '/condiciones-compra': { day: '2026-11-30', fingerprint: 'e7c2d4be87ae2fc1' },
} as const;

it.each(PAGES)('%s names the day on which its text became what it is', async (path) => {
  await open(path);
  const main = screen.getByRole('main').cloneNode(true) as HTMLElement;
  const date = main.querySelector('time');
  date?.remove();
  const fingerprint = createHash('sha256').update(main.textContent).digest('hex').slice(0, 16);
  expect(
    { day: date?.dateTime, fingerprint },
    `The text of ${path} has changed: change its date (CONSENT_VERSION for /privacidad), and day and fingerprint in TEXTS.`,
  ).toEqual(TEXTS[path]);
});

it('a consent names the version of the privacy text that was shown', () => {
  expect(CONSENT_VERSION).toBe(TEXTS['/privacidad'].day);
});
