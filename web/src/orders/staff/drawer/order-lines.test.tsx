// What is in an order, on its line of the list and in its drawer.
import { within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  desk,
  findLine,
  NOW,
  openDesk,
  openOrder,
  POLL,
  ROSA,
  said,
} from '../../../../test/staff-desk.ts';
// Loaded here, so that no test waits for it.
import '../../../app/layouts/staff/admin-layout.tsx';
import '../../../app/pages/staff/admin-orders-page.tsx';

beforeEach(() => {
  vi.setSystemTime(NOW);
});

it('is said beside the chickens, with the notes, and not twice', async () => {
  openDesk({ [POLL]: desk(ROSA) });
  expect(said(await findLine(/Rosa/))).toBe(
    '14:30,2 pollos,Rosa4 raciones de paella valenciana, cerveza × 2 (fría)Paella',
  );
});

it('is said with what staff have written of their own', async () => {
  openDesk({ [POLL]: desk({ ...ROSA, details: 'bien hechos' }) });
  expect(said(await findLine(/Rosa/))).toContain(
    '4 raciones de paella valenciana, cerveza × 2 (fría) · bien hechos',
  );
});

it('is said with what its customer has written for the kitchen', async () => {
  openDesk({ [POLL]: desk({ ...ROSA, note: 'alergia al huevo' }) });
  expect(said(await findLine(/Rosa/))).toContain(
    'Rosaalergia al huevo4 raciones de paella valenciana',
  );
  const drawer = await openOrder(/Rosa/);
  expect(drawer.getByText('Nota').nextSibling).toHaveTextContent('alergia al huevo');
});

it('of only details says what has no price, in the list and in the drawer', async () => {
  const details = 'paella para 8 (sin precio)';
  const order = { ...ROSA, quantity: '0.0', lines: [], linesTotal: null, details };
  openDesk({ [POLL]: desk(order) });
  expect(said(await findLine(/Rosa/))).toContain(details);
  const drawer = await openOrder(/Rosa/);
  expect(drawer.getByText(details)).toBeVisible();
});

it('has its prices and its total in the drawer', async () => {
  openDesk({ [POLL]: desk(ROSA) });
  const drawer = await openOrder(/Rosa/);
  const lines = drawer.getByRole('region', { name: 'Lo que lleva' });
  expect(within(lines).getAllByRole('listitem').map(said)).toEqual([
    '2 ×Pollo entero a la leñaa 13,50 €27,00 €',
    '4raciones de paella valencianaa 9,50 €38,00 €',
    '2 ×Cervezafríaa 1,80 €3,60 €',
  ]);
  expect(said(lines)).toContain('Total 68,60 €');
  expect(drawer.queryByText('Detalles')).not.toBeInTheDocument();
});

it('says in the drawer that drinks with alcohol are for adults', async () => {
  openDesk({ [POLL]: desk(ROSA) });
  const drawer = await openOrder(/Rosa/);
  expect(drawer.getByText(/mayores de 18 años/)).toBeVisible();
});
