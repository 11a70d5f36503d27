// The list of the staff desk: what comes, what is looked for.
import { enter, openDesk, line, button } from './desk-journey.ts';
import { faultsOf } from './accessibility.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

test('a new order is announced until somebody looks', async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  await openDesk(staff);
  await enter(staff, { name: 'Anahit' });
  await expect(staff.getByRole('status', { name: 'Pedidos nuevos' })).toHaveText(
    'Pedido nuevo: 14:00, 1 pollo, Anahit',
  );
  await button(staff, 'Ver').click();
  await expect(line(staff, 'Anahit')).toBeFocused();
  await expect(button(staff, 'Ver')).toBeHidden();
});

test(
  'an order is found by its phone in whatever groups it is typed, and by nothing else',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await enter(staff, { name: 'Rosa' });
    await enter(staff, { name: 'Vicent', quantity: 2.5, phone: '655123456' });
    await openDesk(staff);
    const search = staff.getByLabel('Buscar pedidos');
    for (const typed of ['+34 600 111 222', '600-111-222', '600 11 12 22']) {
      await search.fill(typed);
      await expect(line(staff, 'Rosa')).toBeVisible();
      await expect(line(staff, 'Vicent')).toBeHidden();
    }
    await search.fill('2 1/2');
    await expect(line(staff, 'Vicent')).toBeVisible();
    await expect(line(staff, 'Rosa')).toBeHidden();
  },
);

test('a bell that waits for a touch says so until it is touched', LONG, async ({ openPage }) => {
  const staff = await openPage({ isStaff: true });
  // What a browser does to a page that nobody has touched; the journey itself counts as a touch.
  await staff.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
    };
  });
  await openDesk(staff);
  const note = staff.getByText('Toca la pantalla para activar el sonido');
  await expect(note).toBeVisible();
  expect(await faultsOf(staff)).toEqual([]);
  await staff.getByRole('heading', { level: 1 }).click();
  await expect(note).toBeHidden();
});
