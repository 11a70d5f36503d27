import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  HoursReport,
  ProductReport,
  Report,
  ReportFigures,
} from '@brasa/core/books/report.contract.ts';
import { comparedPeriods, daysOf, periodOf } from '@brasa/core/books/report-periods.rules.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { answering, type Answers } from '../../../test/fake-api.ts';
import { fakeTime } from '../../../test/fake-time.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { findToast, NOW } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';

const NOTHING: ReportFigures = {
  payments: { cash: '0.00', card: '0.00', transfer: '0.00', bizum: '0.00', total: '0.00' },
  discounts: '0.00',
  orders: 0,
  sales: { count: 0, total: '0.00' },
  annulledSales: { count: 0, total: '0.00' },
  chickens: { ordered: '0.0', walkIn: '0.0' },
  points: { given: points(0), redeemed: points(0) },
  customers: { new: 0, returning: 0 },
};
const FIGURES: ReportFigures = {
  payments: { cash: '1200.00', card: '300.50', transfer: '0.00', bizum: '0.00', total: '1500.50' },
  discounts: '25.00',
  orders: 64,
  sales: { count: 12, total: '230.50' },
  annulledSales: { count: 0, total: '0.00' },
  chickens: { ordered: '80.5', walkIn: '12.0' },
  points: { given: points(900), redeemed: points(400) },
  customers: { new: 7, returning: 40 },
};
const BEFORE: ReportFigures = {
  ...FIGURES,
  payments: { cash: '600.00', card: '300.50', transfer: '20.00', bizum: '0.00', total: '920.50' },
  orders: 80,
};

const day = (text: string) => text as Day;
const WEEK = periodOf('week', day('2026-11-20'));

function report(unit: Report['unit'], of: string): Report {
  const period = periodOf(unit, day(of));
  return {
    ...period,
    figures: FIGURES,
    before: { from: day('2026-11-09'), to: day('2026-11-13'), figures: BEFORE },
    days: daysOf(period).map((one, index) => ({
      day: one,
      figures: index === 4 ? FIGURES : NOTHING,
    })),
    compared: comparedPeriods(period).map(({ from, to }) => ({
      ...{ from, to },
      payments: from === period.from ? FIGURES.payments : BEFORE.payments,
    })),
  };
}

const PRODUCTS: ProductReport = {
  from: WEEK.from,
  to: WEEK.to,
  products: [
    {
      ...{ productId: 8, name: 'Pollo entero a la leña', quantity: '60.0', total: '810.00' },
      before: { quantity: '48.0', total: '648.00' },
    },
    {
      ...{ productId: 26, name: 'Cerveza', quantity: '0.0', total: '0.00' },
      before: { quantity: '3.0', total: '5.40' },
    },
  ],
};
const HOURS: HoursReport = {
  from: WEEK.from,
  to: WEEK.to,
  hours: [
    { dayOfWeek: 0, hour: 14, orders: 31 },
    { dayOfWeek: 5, hour: 13, orders: 4 },
  ],
};

const answersFor = (unit: Report['unit'], of: string): Answers => {
  const { from } = periodOf(unit, day(of));
  return {
    ...answering(`GET /api/books/report?unit=${unit}&day=${from}`, { body: report(unit, of) }),
    ...answering(`GET /api/books/report/products?unit=${unit}&day=${from}`, { body: PRODUCTS }),
    ...answering(`GET /api/books/report/hours?unit=${unit}&day=${from}`, { body: HOURS }),
  };
};

beforeEach(() => {
  fakeTime(NOW);
});

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const press = async (name: string | RegExp) =>
  user().click(await screen.findByRole('button', { name }));
const ADDRESS = '/admin/caja?ver=informes';

async function open(answers: Answers = {}, address = ADDRESS) {
  const api = renderAppAs({ role: 'haykakan' }, address, {
    ...answersFor('week', '2026-11-20'),
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Caja' });
  return api;
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')));
const tableNamed = (name: string) => screen.findByRole('table', { name, hidden: true });

describe('the reports', () => {
  it('are a part of the page with an address of its own, and begin with this week', async () => {
    await open();
    const parts = within(screen.getByRole('navigation', { name: 'Partes de la caja' }));
    expect(parts.getByRole('link', { current: 'page' })).toHaveTextContent('Informes');
    expect(screen.getByRole('radio', { name: 'Semana' })).toBeChecked();
    expect(
      screen.getByRole('heading', { name: 'Semana del 16/11/2026 al 22/11/2026' }),
    ).toBeVisible();
    expect(screen.queryByText('Cerrar el día')).not.toBeInTheDocument();
  });

  it('stand beside the period before, with what changed in words', async () => {
    await open();
    const rows = rowsOf(await tableNamed('Cifras del periodo y del anterior'));
    expect(rows[0]).toEqual(['Cifra', 'Periodo', 'Del 9/11 al 13/11']);
    expect(rows).toContainEqual(['Efectivo', '1.200,00 €', '600,00 € 100 % más']);
    expect(rows).toContainEqual(['Tarjeta', '300,50 €', '300,50 €']);
    expect(rows).toContainEqual(['Transferencia', '0,00 €', '20,00 € 100 % menos']);
    expect(rows).toContainEqual(['Total cobrado', '1.500,50 €', '920,50 € 63 % más']);
    expect(rows).toContainEqual(['Pedidos entregados', '64', '80 20 % menos']);
    expect(rows).toContainEqual(['Ventas de mostrador', '12', '12']);
    expect(rows).toContainEqual(['Importe de las ventas', '230,50 €', '230,50 €']);
    expect(rows).toContainEqual(['Pollos de pedidos', '80 1/2', '80 1/2']);
    expect(rows).toContainEqual(['Clientes que vuelven', '40', '40']);
    expect(rows).toHaveLength(16);
  });

  it('tell what was taken back apart, so that no count is below nothing', async () => {
    const answer = report('week', '2026-11-20');
    await open(
      answering(`GET /api/books/report?unit=week&day=${WEEK.from}`, {
        body: {
          ...answer,
          figures: {
            ...answer.figures,
            sales: { count: -1, total: '-4.00' },
            annulledSales: { count: 2, total: '17.50' },
          },
        },
      }),
    );
    const rows = rowsOf(await tableNamed('Cifras del periodo y del anterior'));
    expect(rows).toContainEqual(['Ventas de mostrador', '1', '12 92 % menos']);
    expect(rows).toContainEqual(['Importe de las ventas', '13,50 €', '230,50 € 94 % menos']);
    expect(rows).toContainEqual(['Ventas anuladas', '2', '0']);
    expect(rows).toContainEqual(['Importe de las anuladas', '-17,50 €', '0,00 €']);
  });

  it('have each chart as a table too', async () => {
    await open();
    const days = rowsOf(await tableNamed('Total cobrado, pedidos y pollos de cada día'));
    expect(days).toHaveLength(8);
    expect(days[5]).toEqual(['Viernes 20/11/2026', '1.500,50 €', '64', '92 1/2']);
    const weeks = rowsOf(await tableNamed('Total cobrado: semana a semana'));
    expect(weeks).toHaveLength(10);
    expect(weeks.at(-1)).toEqual(['Del 16/11/2026 al 22/11/2026', '1.500,50 €']);
    const products = rowsOf(await tableNamed('Productos vendidos'));
    expect(products.slice(1)).toEqual([
      ['Pollo entero a la leña', '60', '48', '810,00 €'],
      ['Cerveza', '0', '3', '0,00 €'],
    ]);
    expect(screen.getByText(/Lo más lleno, domingo a las 14: 31 pedidos\./)).toBeVisible();
    const hours = rowsOf(await tableNamed('Pedidos recogidos por día de la semana y hora'));
    expect(hours.slice(1)).toEqual([
      ['13 h', '0', '0', '0', '0', '4', '0', '0'],
      ['14 h', '0', '0', '0', '0', '0', '0', '31'],
    ]);
  });

  it('go back and forth as far as today, and keep the focus where they end', async () => {
    const before = answersFor('week', '2026-11-13');
    const { asked } = await open(before);
    const next = screen.getByRole('button', { name: 'Periodo siguiente' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user().click(next);
    expect(screen.getByText('Semana del 16/11/2026 al 22/11/2026')).toBeVisible();
    await press('Periodo anterior');
    expect(await screen.findByText('Semana del 09/11/2026 al 15/11/2026')).toBeVisible();
    await tableNamed('Cifras del periodo y del anterior');
    expect(asked('GET /api/books/report?unit=week&day=2026-11-09')).toBe(1);
    await press('Periodo siguiente');
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
  });

  it('are of a day or a month as well, the day being the present one', async () => {
    await open({ ...answersFor('day', '2026-11-20'), ...answersFor('month', '2026-11-20') });
    await user().click(screen.getByRole('radio', { name: 'Día' }));
    expect(await screen.findByRole('heading', { name: 'Hoy, viernes 20/11/2026' })).toBeVisible();
    await tableNamed('Total cobrado: el mismo día de otras semanas');
    expect(screen.queryByText('Día a día')).not.toBeInTheDocument();
    expect(screen.getByText(/De toda la semana, del 16\/11 al 22\/11\./)).toBeVisible();
    await user().click(screen.getByRole('radio', { name: 'Mes' }));
    expect(await screen.findByRole('heading', { name: 'Noviembre de 2026' })).toBeVisible();
    expect(rowsOf(await tableNamed('Total cobrado: mes a mes'))).toHaveLength(14);
  });

  it('lead to the day that is chosen, also by the address', async () => {
    const leap = answersFor('month', '2024-02-29');
    await open(leap, `${ADDRESS}&periodo=mes&dia=2024-02-29`);
    expect(screen.getByRole('heading', { name: 'Febrero de 2024' })).toBeVisible();
    expect(rowsOf(await tableNamed('Total cobrado, pedidos y pollos de cada día'))).toHaveLength(
      30,
    );
  });

  it.each(['&periodo=siglo&dia=ayer', '&dia=0001-01-01', '&periodo=__proto__'])(
    'are those of this week where the address says %j',
    async (search) => {
      await open({}, `${ADDRESS}${search}`);
      expect(screen.getByText('Semana del 16/11/2026 al 22/11/2026')).toBeVisible();
      await tableNamed('Cifras del periodo y del anterior');
    },
  );

  it('say what will be there while there is nothing', async () => {
    await open({
      'GET /api/books/report/products?unit=week&day=2026-11-16': {
        body: { ...PRODUCTS, products: [] },
      },
      'GET /api/books/report/hours?unit=week&day=2026-11-16': { body: { ...HOURS, hours: [] } },
    });
    expect(await screen.findByText(/Aquí se ve qué se ha vendido/)).toBeVisible();
    expect(await screen.findByText('Aquí se ve a qué horas se recogen los pedidos.')).toBeVisible();
  });

  it('say so where they cannot be loaded, each by itself', async () => {
    await open({ 'GET /api/books/report?unit=week&day=2026-11-16': { status: 500 } });
    expect(await screen.findByText('No se pudo cargar el informe')).toBeVisible();
    await tableNamed('Productos vendidos');
    takeConsoleErrors();
  });

  it('are downloaded for the days of the period', async () => {
    const days = 'GET /api/books/report.csv?from=2026-11-16&to=2026-11-22';
    const products = 'GET /api/books/products.csv?from=2026-11-16&to=2026-11-22';
    const head = { 'Content-Disposition': 'attachment; filename="de-la-semana.csv"' };
    const { asked } = await open({
      [days]: { body: 'Fecha', head },
      [products]: { body: 'Producto' },
    });
    await press('Descargar CSV, día a día');
    expect(await findToast('Archivo descargado')).toContain('de-la-semana.csv');
    await press('Descargar CSV, por producto');
    await waitFor(() => expect(asked(products)).toBe(1));
    expect(asked(days)).toBe(1);
  });
});
