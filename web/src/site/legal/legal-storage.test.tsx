// The privacy page tells of everything that the site keeps in a browser. Each file that keeps something stands in the table below
// with the entry that tells of it; one that is in no line fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

const SETTINGS = 'Ajustes de los dispositivos de la tienda';
const COPY = 'Copia de la web';
const SENT = 'Señal del encargo enviado';
const SIGNED_IN = 'Quién ha entrado';
const TYPED = 'Lo que estás escribiendo';

const TOLD_IN: Record<string, string> = {
  'accounts/accounts.queries.ts': SIGNED_IN,
  'accounts/session/offered.ts': SETTINGS,
  'browser/api/unanswered-keys.ts': SENT,
  'browser/forms/handed-over-drafts.ts': TYPED,
  'browser/forms/stored-draft.ts': TYPED,
  'browser/outbox/outbox-store.ts': 'Pedidos pendientes, en los dispositivos de la tienda',
  'browser/push/use-push.ts': 'Los avisos que has pedido',
  'browser/storage/sign-in-marks.ts': SIGNED_IN,
  'dashboard/new-orders/use-new-orders.ts': SETTINGS,
  'orders/basket/basket-store.ts': 'Las notas de lo que has elegido',
  'orders/basket/basket-text.ts': 'Lo que has elegido de la carta',
  'orders/basket/ordered-elsewhere.ts': SENT,
  'orders/place/placed-order.ts': 'Encargo recién hecho',
  'orders/place/unanswered-order.ts': SENT,
  'tickets/print-here.ts': SETTINGS,
  'worker/kept/caches-of-builds.ts': COPY,
  'worker/device.ts': SIGNED_IN,
  'worker/kept/kept-files.ts': COPY,
  'worker/kept/kept-orders.ts': 'Las páginas de tus pedidos',
  'worker/kept/kept-pages.ts': COPY,
  'worker/kept/kept-pictures.ts': COPY,
  'worker/offline-page.ts': COPY,
  'worker/kept/stored-answers.ts': 'Tu saldo y tu QR',
};

/** The files through which the others keep things. */
const DOORS = ['browser/storage/safe-storage.ts', 'browser/storage/session-storage.ts'];
const KEEPS = /itemsOf\(|writeSessionItem\(|setItem\(|openDB<|caches\.open|openCache\(/;

it('tells of what each file keeps', async () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?<!\.test)\.tsx?$/.test(path) && !DOORS.includes(path),
  );
  const keeping = files.filter((path) => KEEPS.test(readFileSync(join(root, path), 'utf8')));
  expect(keeping.sort()).toEqual(Object.keys(TOLD_IN).sort());
  renderApp('/privacidad');
  const section = await screen.findByRole('region', { name: 'Cookies y almacenamiento' });
  const told = within(section)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(told).toEqual(expect.arrayContaining(Object.values(TOLD_IN)));
});
