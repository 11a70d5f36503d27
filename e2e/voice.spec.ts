// Orders by voice: recorded, sent, created, read back and undone; and each way in which that may end.
import type { Page } from '@playwright/test';
import { faultsOf } from './accessibility.ts';
import { button, drawer, enter, line, openDesk } from './desk-journey.ts';
import { expect } from './journey.ts';
import { test } from './voice-journey.ts';
import { LONG, longUnlessPhone } from './long.ts';

const MARIA = 'dos pollos y medio para María a las dos y media';
const CREATED = 'Pedido creado: 2 pollos y medio para María, hoy a las 14:30';
const NO_MICROPHONE = 'No se pudo acceder al micrófono. Por favor, verifica los permisos.';

const recorder = (page: Page) => page.getByRole('region', { name: 'Pedido por voz' });

const allowMicrophone = (page: Page) => page.context().grantPermissions(['microphone']);

const timer = (page: Page) => recorder(page).getByRole('timer');

/** A whole second of the countdown and the rest of the one before. */
async function listenOn(page: Page): Promise<void> {
  for (let change = 0; change < 2; change += 1) {
    await expect(timer(page)).not.toHaveText((await timer(page).textContent()) ?? '');
  }
}

/** Speaks for a second from when it is heard. */
async function begin(page: Page): Promise<void> {
  await button(page, 'Voz').click();
  await expect(recorder(page).getByText('Te escucho.')).toBeVisible();
  const level = recorder(page).locator('[style*="clip-path"]');
  await expect(level).not.toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)');
  await listenOn(page);
}

for (const width of [360, 1280]) {
  test(
    `an order is spoken, read back and undone, ${width} px`,
    longUnlessPhone(width),
    async ({ openPage, transcriber }) => {
      transcriber.hears(MARIA);
      const staff = await openPage({ isStaff: true, width });
      await allowMicrophone(staff);
      await openDesk(staff);
      await begin(staff);
      expect(await faultsOf(staff)).toEqual([]);
      await button(staff, 'Parar').click();
      await expect(recorder(staff).getByText(CREATED)).toBeVisible();
      await expect(recorder(staff).getByText(`«${MARIA}»`)).toBeVisible();
      await expect(line(staff, 'María')).toBeVisible();
      // Whoever dictates an order does not have to be told of it.
      await expect(staff.getByText('Pedido nuevo')).toBeHidden();
      expect(await faultsOf(staff)).toEqual([]);
      await button(staff, 'Deshacer').click();
      await expect(staff.getByText('Pedido cancelado')).toBeVisible();
      await expect(line(staff, 'María')).toBeHidden();
      expect(transcriber.recordings).toHaveLength(1);
    },
  );
}

test(
  'all that may be pressed is within reach on a phone held sideways, whatever was said',
  LONG,
  async ({ openPage, transcriber }) => {
    transcriber.hears('hola, buenas tardes, ¿qué tal va todo por ahí?, '.repeat(8));
    const staff = await openPage({ isStaff: true });
    await staff.setViewportSize({ width: 740, height: 360 });
    await allowMicrophone(staff);
    await enter(staff, { name: 'Lola' });
    await openDesk(staff);
    await begin(staff);
    await line(staff, 'Lola').click();
    await expect(drawer(staff).getByText('Pedido n.º')).toBeVisible();
    await expect(button(staff, 'Parar')).toBeInViewport({ ratio: 1 });
    // The order beside the list keeps its place.
    await expect(drawer(staff).getByText('Teléfono')).toBeInViewport();
    await expect(button(staff, 'Entregado')).toBeInViewport({ ratio: 1 });
    await button(staff, 'Parar').click();
    await expect(recorder(staff).getByText('No se ha oído ningún pedido')).toBeVisible();
    await expect(button(staff, 'Escribir')).toBeInViewport({ ratio: 1 });
    await expect(button(staff, 'Cerrar').last()).toBeInViewport({ ratio: 1 });
    expect(await faultsOf(staff)).toEqual([]);
    transcriber.hears(MARIA);
    await button(staff, 'Hablar otra vez').click();
    await expect(recorder(staff).getByRole('timer')).toHaveText(/0:2[0-8]/);
    await button(staff, 'Parar').click();
    await expect(recorder(staff).getByText(CREATED)).toBeInViewport({ ratio: 1 });
    await expect(button(staff, 'Deshacer')).toBeInViewport({ ratio: 1 });
  },
);

test('what is missing is completed by hand', LONG, async ({ openPage, transcriber }) => {
  transcriber.hears('un pollo con patatas y dos cervezas para las dos');
  const staff = await openPage({ isStaff: true });
  await allowMicrophone(staff);
  await openDesk(staff);
  await begin(staff);
  await button(staff, 'Parar').click();
  await expect(drawer(staff).getByText(/Falta el nombre/)).toBeVisible();
  await expect(drawer(staff).getByLabel('Nombre')).toBeFocused();
  await staff.keyboard.type('Ana');
  await button(staff, 'Guardar pedido').click();
  await expect(line(staff, 'Ana')).toContainText('cerveza × 2');
});

test(
  'whoever goes on talking is stopped after thirty seconds, and heard',
  LONG,
  async ({ openPage, transcriber }) => {
    transcriber.hears(MARIA);
    // Half a minute passes for the page while its calls are under way: it gives some of them up.
    const staff = await openPage({ isStaff: true, expectErrors: [/Sin conexión con el servidor/] });
    await allowMicrophone(staff);
    await openDesk(staff);
    await begin(staff);
    await staff.clock.runFor(31_000);
    await expect(recorder(staff).getByText(CREATED)).toBeVisible();
  },
);

test('nothing is sent while nobody speaks', LONG, async ({ openPage, transcriber, hush }) => {
  hush();
  const staff = await openPage({ isStaff: true });
  await allowMicrophone(staff);
  await openDesk(staff);
  await button(staff, 'Voz').click();
  await listenOn(staff);
  await button(staff, 'Parar').click();
  await expect(recorder(staff).getByText('No se ha oído nada')).toBeVisible();
  expect(transcriber.recordings).toEqual([]);
});

test(
  'a service that is down keeps the recording, which goes out again',
  LONG,
  async ({ openPage, transcriber }) => {
    const staff = await openPage({ isStaff: true, expectErrors: [/503/, /servicio de dictado/] });
    await allowMicrophone(staff);
    await openDesk(staff);
    transcriber.hears({ status: 500 });
    await begin(staff);
    await button(staff, 'Parar').click();
    await expect(recorder(staff).getByText('Server error: 503')).toBeVisible();
    expect(await faultsOf(staff)).toEqual([]);
    transcriber.hears(MARIA);
    await button(staff, 'Enviar otra vez').click();
    await expect(recorder(staff).getByText(CREATED)).toBeVisible();
  },
);

test(
  'a lost connection loses no order and makes no second one',
  LONG,
  async ({ openPage, transcriber }) => {
    transcriber.hears(MARIA);
    const staff = await openPage({ isStaff: true, expectErrors: [/ERR_FAILED/, /conexión/] });
    await allowMicrophone(staff);
    await openDesk(staff);
    // The first answer is lost on its way back, when the order is there already.
    let attempts = 0;
    await staff.route('**/api/speech-to-text', async (route) => {
      attempts += 1;
      const answer = await route.fetch();
      await (attempts === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await begin(staff);
    await button(staff, 'Parar').click();
    // As the order itself has it: what was said is stored nowhere.
    await expect(
      recorder(staff).getByText('Pedido creado: 2 1/2 pollos para María, hoy a las 14:30'),
    ).toBeVisible();
    await expect(recorder(staff).getByText('«')).toBeHidden();
    expect(attempts).toBe(2);
    await expect(line(staff, 'María')).toHaveCount(1);
  },
);

test(
  'a microphone that nobody allows is said, with what to do instead',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await openDesk(staff);
    await button(staff, 'Voz').click();
    await expect(recorder(staff).getByText(NO_MICROPHONE)).toBeVisible();
    expect(await faultsOf(staff)).toEqual([]);
    await button(staff, 'Escribir').click();
    await expect(drawer(staff).getByLabel('Nombre')).toBeVisible();
  },
);
