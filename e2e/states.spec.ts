// Every public page in the states that it takes when somebody uses it.
import type { Page } from '@playwright/test';
import { faultsOf, faultsOnEach, WIDTHS } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Realizar Pedido' }).click();

type States = Record<string, (page: Page) => Promise<unknown>>;

/** What brings a page into a state that another width does not change, by the state's name. */
const STATES: States = {
  'products, every category': async (page) => {
    await page.goto('/productos');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await faultsOnEach(page, WIDTHS), await tab.innerText()).toEqual([]);
    }
  },
  'contact, real map': async (page) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Mapa</title>' }),
    );
    await page.goto('/contacto');
    await page.getByRole('button', { name: 'Cargar mapa' }).click();
    await expect(page.getByTitle(/Mapa de OpenStreetMap/)).toBeVisible();
  },
  'order, faults in the form': async (page) => {
    await page.goto('/encargar');
    await submit(page);
    await expect(page.getByText('Error en el formulario').first()).toBeVisible();
  },
  'order, placed': async (page) => {
    await page.goto('/encargar');
    await page.getByLabel('Nombre', { exact: true }).fill('Ana');
    await page.getByLabel('Teléfono', { exact: true }).fill('600111222');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByRole('checkbox').check();
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
  },
  'login, faults in the form': async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expect(page.getByText('El usuario es requerido').first()).toBeVisible();
  },
  'a page that is not there': (page) => page.goto('/no-existe'),
};

/** What brings a page into a state that each width has its own way into. */
const STATES_OF_A_WIDTH: States = {
  'home, side menu open': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
  'home, every slide of the hero': async (page) => {
    await page.goto('/');
    for (let slide = 2; slide <= 5; slide++) {
      // Arrows on a phone, a row of dots on a wide screen.
      const next = page.getByRole('button', { name: 'Siguiente' });
      if (await next.isVisible()) await next.click();
      else await page.getByRole('button', { name: new RegExp(`^Ver ${slide} de 5`) }).click();
      await expect(page.getByRole('group', { name: `${slide} de 5` }).first()).toBeVisible();
      expect(await faultsOf(page), `slide ${slide}`).toEqual([]);
    }
  },
  'home, last review': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Ver la reseña de Carmen Ibáñez' }).click();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`${name}: nothing to find on a phone and on a wide screen`, LONG, async ({ openPage }) => {
    const page = await openPage({ expectErrors: [/404/] });
    await reach(page);
    expect(await faultsOnEach(page, WIDTHS)).toEqual([]);
  });
}

for (const { width } of WIDTHS) {
  for (const [name, reach] of Object.entries(STATES_OF_A_WIDTH)) {
    test(`${name}: nothing to find at ${width} px`, LONG, async ({ openPage }) => {
      const page = await openPage({ width });
      await reach(page);
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}
