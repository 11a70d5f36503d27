// A device that has no microphone: the browser of the other journeys is one.
import { button, drawer, openDesk } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

// Nobody is asked: nothing is recorded.
test.use({ environment: { STT_URL: 'http://127.0.0.1:9' } });

test(
  'a device without a microphone says so, and the order is typed',
  LONG,
  async ({ openPage }) => {
    const staff = await openPage({ isStaff: true });
    await staff.context().grantPermissions(['microphone']);
    await openDesk(staff);
    await button(staff, 'Voz').click();
    const recorder = staff.getByRole('region', { name: 'Pedido por voz' });
    await expect(
      recorder.getByText('No se pudo acceder al micrófono. Por favor, verifica los permisos.'),
    ).toBeVisible();
    await expect(
      recorder.getByText('No se ha encontrado ningún micrófono que pueda usar esta página.'),
    ).toBeVisible();
    await button(staff, 'Escribir').click();
    await expect(drawer(staff).getByLabel('Nombre')).toBeVisible();
  },
);
