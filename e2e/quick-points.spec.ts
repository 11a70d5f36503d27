// Staff at the counter: points and bonus by phone and by the wallet's QR. Only what holds something before
// the camera has the browser with windows, which costs more.
import type { Page } from '@playwright/test';
import { faultsOnEach, WIDTHS } from './accessibility.ts';
import { test as cameraTest } from './camera-journey.ts';
import {
  assignHundred,
  consume,
  dialog,
  notices,
  openCounter,
  press,
  scan,
  search,
} from './counter.ts';
import { becomeCustomer, givePoints } from './customers.ts';
import { expect, test, type Journey } from './journey.ts';
import { staffChunks } from './staff-code.ts';
import { LONG } from './long.ts';

const answerOf = async (page: Page, path: string): Promise<unknown> =>
  (await page.context().request.get(path)).json();

/** The customer's own code, as their wallet shows it. */
async function walletQr(customer: Page): Promise<Record<string, unknown>> {
  const { qrCode } = (await answerOf(customer, '/api/points/wallet-qr')) as { qrCode: string };
  return JSON.parse(qrCode) as Record<string, unknown>;
}

test(
  'an assignment whose answer is lost is made once, however often it is sent',
  LONG,
  async ({ shop, openPage }) => {
    const customer = await openPage();
    await becomeCustomer(customer);
    const staff = await openCounter(
      { shop, openPage },
      { expectErrors: [/Failed to load resource/, /conexión/i] },
    );
    await search(staff);
    let isFirst = true;
    await staff.route('**/api/points/assign-by-phone', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      // The server gives the points; its answer never arrives.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await assignHundred(staff);
    await expect(dialog(staff).getByText(/solo cuenta una vez/)).toBeVisible();
    await press(staff, 'Repetir');
    await expect(notices(staff).getByText('¡Puntos asignados!')).toBeVisible();
    expect(await answerOf(customer, '/api/points/my-points')).toMatchObject({ totalPoints: 100 });
  },
);

test(
  'a phone that nobody has becomes a user with its first points',
  LONG,
  async ({ shop, openPage }) => {
    const staff = await openCounter({ shop, openPage });
    await search(staff, '655 123 456');
    await expect(
      dialog(staff).getByText(
        'Usuario no encontrado - Se creará un nuevo usuario con este teléfono',
      ),
    ).toBeVisible();
    await assignHundred(staff);
    await expect(dialog(staff).getByText('Solo teléfono')).toBeVisible();
    await expect(dialog(staff).getByText('Bono activo')).toBeVisible();

    await consume(staff);
    await expect(notices(staff).getByText('¡Bono consumido!')).toBeVisible();
    await expect(dialog(staff).getByLabel('Teléfono del cliente')).toHaveValue('');
  },
);

cameraTest(
  'the wallet’s code is read by the camera, which then goes out',
  LONG,
  async ({ shop, openPage, show }) => {
    const customer = await openPage();
    await becomeCustomer(customer);
    show(JSON.stringify(await walletQr(customer)));
    const staff = await openCounter({ shop, openPage });
    await givePoints(staff, 120);
    await scan(staff);
    await expect(dialog(staff).getByRole('heading', { name: '600 111 222' })).toBeFocused();
    await expect(dialog(staff).getByText('120', { exact: true }).first()).toBeVisible();
    await expect(staff.locator('video')).toHaveCount(0);
    await consume(staff);
    await expect(notices(staff).getByText('¡Bono consumido!')).toBeVisible();
  },
);

cameraTest(
  'a code with another signature is refused, one without needs the phone’s last digits',
  LONG,
  async ({ shop, openPage, show }) => {
    const customer = await openPage();
    const id = await becomeCustomer(customer);
    const { signature, ...unsigned } = await walletQr(customer);
    const staff = await openCounter(
      { shop, openPage },
      { expectErrors: [/422/, /QR no válido|cifras/] },
    );
    await givePoints(staff, 120);

    show(JSON.stringify({ ...unsigned, signature: String(signature).replace(/^./, '-') }));
    await scan(staff);
    await expect(dialog(staff).getByRole('alert')).toContainText(
      'QR no válidoCódigo QR no corresponde a ningún usuario',
    );

    show(JSON.stringify({ userId: id }));
    await press(staff, 'Escanear código');
    await expect(dialog(staff).getByText('Buscando usuario por ID...')).toBeVisible();

    show(JSON.stringify(unsigned));
    await press(staff, 'Escanear código');
    await expect(dialog(staff).getByText('QR sin firma')).toBeVisible();
    await expect(dialog(staff).getByText('600 111 222')).toHaveCount(0);
    const proof = dialog(staff).getByLabel('Tres últimas cifras del teléfono');
    await proof.fill('999');
    await consume(staff);
    await expect(dialog(staff).getByRole('alert')).toContainText('Error consumiendo bono');
    await proof.fill('222');
    await consume(staff);
    await expect(notices(staff).getByText('¡Bono consumido!')).toBeVisible();
  },
);

cameraTest(
  'a camera that is not allowed is explained; allowed later, it opens by itself',
  LONG,
  async ({ shop, openPage }) => {
    const staff = await openCounter({ shop, openPage }, { allowsCamera: false });
    await scan(staff);
    await expect(
      dialog(staff).getByText(
        'Permisos de cámara denegados. Por favor, permite el acceso a la cámara para escanear códigos QR.',
      ),
    ).toBeVisible();
    await staff.context().grantPermissions(['camera']);
    await expect(dialog(staff).getByLabel('Imagen de la cámara')).toBeVisible();
    await press(staff, 'Cancelar');
    await expect(staff.locator('video')).toHaveCount(0);
  },
);

test('the panel and its code are haykakan’s alone', LONG, async ({ openPage }) => {
  const customer = await openPage();
  await becomeCustomer(customer);
  for (const page of [customer, await openPage({ isStaff: true })]) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/encargar', { waitUntil: 'networkidle' });
    await expect(page.getByText('Panel Haykakan')).toHaveCount(0);
    expect(asked.filter((path) => staffChunks().includes(path))).toEqual([]);
  }
});

type Check = (state: string) => Promise<void>;

/** Looks for faults in every state into which the dialog is brought. */
const findsNothing =
  (walk: (staff: Page, check: Check) => Promise<void>) =>
  async ({ shop, openPage }: Journey) => {
    // Every state is searched for faults, which takes its time.
    test.slow();
    await becomeCustomer(await openPage());
    const staff = await openCounter({ shop, openPage }, { allowsCamera: false });
    await givePoints(staff, 120);
    await walk(staff, async (state) =>
      expect(await faultsOnEach(staff, WIDTHS), state).toEqual([]),
    );
  };

test(
  'the search by phone: nothing to find on a phone and on a wide screen',
  LONG,
  findsNothing(async (staff, check) => {
    await search(staff, '60011');
    await expect(dialog(staff).getByText(/al menos 9 dígitos/)).toBeVisible();
    await check('a phone that is too short');
    await search(staff, '655123456');
    await expect(dialog(staff).getByText(/Se creará un nuevo usuario/)).toBeVisible();
    await press(staff, 'Asignar puntos');
    await expect(dialog(staff).getByText(/Debes confirmar/)).toBeVisible();
    await check('nobody known, an assignment that is not confirmed');
    await press(staff, 'Nueva búsqueda');
    await search(staff);
    await press(staff, 'Consumir Bono');
    await check('a bonus to be confirmed');
  }),
);

cameraTest(
  'the scanner: nothing to find on a phone and on a wide screen',
  LONG,
  findsNothing(async (staff, check) => {
    await scan(staff);
    await expect(dialog(staff).getByText(/Permisos de cámara denegados/)).toBeVisible();
    await check('denied');
    await staff.context().grantPermissions(['camera']);
    await expect(dialog(staff).getByLabel('Imagen de la cámara')).toBeVisible();
    await check('scanning');
    await press(staff, 'Cancelar');
    await expect(dialog(staff).getByRole('button', { name: 'Escanear código' })).toBeFocused();
    await check('at rest');
  }),
);
