import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { InvoicingSystem } from '@brasa/core/invoices/invoices.contract.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { userEvent } from '../../../test/user-event.ts';

const UNSIGNED: InvoicingSystem = {
  version: '0.1.0',
  installation: '1',
  producerName: null,
  producerNif: null,
  producerAddress: null,
  declaredOn: null,
  declaredIn: null,
};
const SIGNED: InvoicingSystem = {
  ...UNSIGNED,
  producerName: 'Programas SL',
  producerNif: 'B12345674',
  producerAddress: 'Calle Mayor, 1, Villena, España',
  declaredOn: '2026-12-01' as Day,
  declaredIn: 'Villena, España',
};

async function openPage(body: InvoicingSystem) {
  renderAppAs({ role: 'haykakan' }, '/admin/declaracion-responsable', {
    'GET /api/invoicing-system': { body },
  });
  const name = 'DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN';
  return within(await screen.findByRole('region', { name }));
}

it('says plainly that nobody has signed it, and what the producer has to fill in', async () => {
  const statement = await openPage(UNSIGNED);
  expect(screen.getByText('Esta declaración no está suscrita.')).toBeVisible();
  const missing = statement.getAllByText('Lo tiene que rellenar quien produce el programa');
  expect(missing).toHaveLength(5);
  expect(statement.queryByText(/hace constar/)).not.toBeInTheDocument();
});

it('has what a producer signed, to be printed', async () => {
  const statement = await openPage(SIGNED);
  expect(screen.queryByText('Esta declaración no está suscrita.')).not.toBeInTheDocument();
  expect(statement.getByText(/hace constar/)).toBeVisible();
  expect(statement.getByText('1 de diciembre de 2026, Villena, España')).toBeVisible();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});
