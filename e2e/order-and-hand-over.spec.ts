import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { expectSoon, fastForward, stopClock } from './page-time.ts';
import { LONG } from './long.ts';

/** Fills the order form as a customer does; the quantity and the hour stay as proposed. */
async function fillOrder(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Teléfono', { exact: true }).fill('600 111 222');
  await page.getByLabel('Email').fill('maria@example.com');
  await page.getByRole('checkbox').check();
}

const submitButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Realizar Pedido' });

test('a chicken ordered on a phone is at the desk within 3 seconds and leaves the stock when it is handed over', async ({
  openPage,
}) => {
  const customer = await openPage();
  const staff = await openPage({ isStaff: true });
  await staff.goto('/admin/orders');
  await expect(staff.getByText('60', { exact: true }).first()).toBeVisible();

  await customer.goto('/encargar');
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Realizar Pedido');
  await expect(customer.getByText('Pollos disponibles hoy')).toBeVisible();
  await fillOrder(customer, "Núria d'Ors 🍗");
  await stopClock(staff);
  await submitButton(customer).click();
  await expect(customer.getByText('Tu pedido ha sido registrado correctamente')).toBeVisible();

  const line = staff.getByRole('button', { name: /Núria d'Ors 🍗/ });
  await expectSoon(line, 3000);
  await staff.clock.resume();
  await line.click();
  await staff.getByRole('button', { name: 'Entregado' }).click();
  await expect(line).toBeHidden();

  await customer.getByRole('button', { name: 'Hacer otro pedido' }).click();
  await expect(customer.getByText('59', { exact: true }).first()).toBeVisible();
});

test(
  'an order that is cancelled or marked as an error leaves the list and gives its chicken back',
  LONG,
  async ({ openPage, shop }) => {
    const customer = await openPage();
    const staff = await openPage({ isStaff: true, width: 1280 });
    for (const name of ['Ana', 'Vicent']) {
      await customer.goto('/');
      await customer.goto('/encargar');
      await fillOrder(customer, name);
      await submitButton(customer).click();
      await expect(customer.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
    }
    await staff.goto('/admin/orders');
    await staff.getByRole('button', { name: /Ana/ }).click();
    await staff.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await expect(staff.getByRole('button', { name: /Ana/ })).toBeHidden();
    await staff.getByRole('button', { name: /Vicent/ }).click();
    await staff.getByRole('button', { name: 'Marcar como Error' }).click();
    await expect(staff.getByRole('button', { name: /Vicent/ })).toBeHidden();

    const stock: unknown = await (await fetch(`${shop.url}/api/stock`)).json();
    expect(stock).toMatchObject({ currentStock: '60.0', reservedStock: '0.0' });
  },
);

test(
  'an answer that is lost is asked for again, and there is one order',
  LONG,
  async ({ openPage }) => {
    const customer = await openPage({ expectErrors: [/Failed to load resource/, /conexión/i] });
    const staff = await openPage({ isStaff: true });
    await customer.goto('/encargar');
    await fillOrder(customer, 'Lola');
    let isFirst = true;
    await customer.route('**/api/orders', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      // The server takes the order; its answer never arrives.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await submitButton(customer).click();
    await expect(customer.getByText(/Sin conexión con el servidor/).first()).toBeVisible();
    await expect(customer.getByLabel('Nombre', { exact: true })).toHaveValue('Lola');
    await submitButton(customer).click();
    await expect(customer.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();

    await staff.goto('/admin/orders');
    await expect(staff.getByRole('button', { name: /Lola/ })).toHaveCount(1);
  },
);

test('two taps on the button are one order', LONG, async ({ openPage }) => {
  const customer = await openPage();
  const staff = await openPage({ isStaff: true });
  await customer.goto('/encargar');
  await fillOrder(customer, 'Pepe');
  await submitButton(customer).dblclick();
  await expect(customer.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
  await staff.goto('/admin/orders');
  await expect(staff.getByRole('button', { name: /Pepe/ })).toHaveCount(1);
});

test(
  'what is typed outlives a reload, and lies nowhere after the order',
  LONG,
  async ({ openPage }) => {
    const customer = await openPage();
    await customer.goto('/encargar');
    await fillOrder(customer, 'Nuria');
    await customer.reload();
    await expect(customer.getByLabel('Nombre', { exact: true })).toHaveValue('Nuria');
    await expect(customer.getByLabel('Teléfono', { exact: true })).toHaveValue('600 111 222');
    await expect(customer.getByLabel('Email')).toHaveValue('maria@example.com');
    await submitButton(customer).click();
    await expect(customer.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
    await customer.goto('/');
    const stored = await customer.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).not.toContain('Nuria');
  },
);

test(
  'a placed order stands alone, through a reload and on the way back, until another one is begun',
  LONG,
  async ({ openPage }) => {
    const customer = await openPage();
    await customer.goto('/encargar');
    await fillOrder(customer, 'Nuria');
    await submitButton(customer).click();
    const placed = customer.getByRole('heading', { name: 'Pedido realizado' });
    await expect(placed).toBeFocused();
    await expect(placed).toBeInViewport();
    const card = customer.getByRole('main');
    for (const fact of ['Nuria', 'Calle Mayor, 12', '965 000 111', 'Pago']) {
      await expect(card.getByText(fact)).toBeVisible();
    }
    await expect(card.getByText('Realizar Pedido')).toHaveCount(0);
    await customer.reload();
    await expect(placed).toBeVisible();
    await expect(card.getByText('Nuria')).toHaveCount(0);
    await customer.getByRole('button', { name: 'Hacer otro pedido' }).click();
    await expect(customer.getByRole('heading', { name: 'Realizar Pedido' })).toBeFocused();
    await expect(customer.getByLabel('Nombre', { exact: true })).toHaveValue('');
    await customer.goBack();
    await expect(placed).toBeVisible();
    await customer.goto('/');
    await customer.goto('/encargar');
    await expect(customer.getByRole('form', { name: 'Nuevo pedido' })).toBeVisible();
  },
);

test(
  'what is missing is said beside the field, and nothing is sent',
  LONG,
  async ({ openPage }) => {
    const customer = await openPage();
    let isSent = false;
    await customer.route('**/api/orders', (route) => {
      isSent = true;
      return route.continue();
    });
    await customer.goto('/encargar');
    await submitButton(customer).click();
    await expect(customer.getByText('Error en el formulario').first()).toBeVisible();
    await expect(customer.getByLabel('Email')).toHaveAccessibleDescription(
      /Debe ser un email válido/,
    );
    await expect(customer.getByRole('checkbox')).toHaveAccessibleDescription(
      /Debes aceptar el tratamiento de datos personales/,
    );
    await expect(customer.getByLabel('Nombre', { exact: true })).toBeFocused();
    expect(isSent).toBe(false);
  },
);

test('a chicken is ordered with the keyboard alone', LONG, async ({ openPage }) => {
  const customer = await openPage({ width: 1280 });
  await customer.goto('/encargar');
  const name = customer.getByLabel('Nombre', { exact: true });
  const isFocused = () => name.evaluate((field) => field === document.activeElement);
  await customer.keyboard.press('Tab');
  const skip = await customer.getByRole('link', { name: 'Saltar al contenido' }).boundingBox();
  expect(skip?.height).toBeGreaterThanOrEqual(44);
  for (let presses = 0; presses < 60 && !(await isFocused()); presses++) {
    await customer.keyboard.press('Tab');
  }
  await customer.keyboard.type('María del Mar');
  await customer.keyboard.press('Tab');
  await customer.keyboard.type('655123456');
  await customer.keyboard.press('Tab');
  await customer.keyboard.type('mar@example.com');
  await customer.keyboard.press('Tab');
  await customer.keyboard.type('sin sal');
  await customer.keyboard.press('Tab');
  await customer.keyboard.press('Space');
  await customer.keyboard.press('Enter');
  await expect(customer.getByRole('heading', { name: 'Pedido realizado' })).toBeVisible();
});

test(
  'on a phone nothing moves below an hour that goes by, and no message hides the number of the order',
  LONG,
  async ({ openPage }) => {
    const page = await openPage();
    await page.goto('/encargar');
    await fillOrder(page, 'Ana');
    const name = page.getByLabel('Nombre', { exact: true });
    const place = () => name.evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await place();
    await fastForward(page, '01:21:00');
    const moved = page.getByText('Hemos cambiado la hora propuesta: de las 13:30 a las 14:00.');
    await expect(moved).toBeVisible();
    expect(await place()).toBe(before);
    const time = page.getByLabel('Hora de recogida');
    await time.selectOption('14:30');
    await fastForward(page, '01:00:00');
    await expect(page.getByText('Esa hora ya ha pasado.')).toBeVisible();
    expect(await place()).toBe(before);
    await fastForward(page, '02:29:00');
    await expect(page.getByText('Hoy ya no quedan horas de recogida.')).toBeVisible();
    expect(await place()).toBe(before);
    await page.getByRole('button', { name: 'Elegir sábado 21 de noviembre' }).click();
    await expect(time).toBeFocused();
    expect(await place()).toBe(before);

    await submitButton(page).click();
    await expect(page.getByText('Tu pedido ha sido registrado correctamente')).toBeVisible();
    const number = page.getByText(/^Pedido n\.º \d+$/);
    await expect(number).toBeVisible();
    const isFree = await number.evaluate((line) => {
      const { left, top, width, height } = line.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === line;
    });
    expect(isFree).toBe(true);
  },
);

test(
  'on a tablet the order button is in sight at once, beside the contact widget',
  LONG,
  async ({ openPage }) => {
    const page = await openPage({ width: 1024 });
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/encargar');
    const button = await submitButton(page).boundingBox();
    const widget = await page.getByRole('link', { name: 'Pedir por WhatsApp' }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(768);
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(widget?.x ?? 0);
  },
);
