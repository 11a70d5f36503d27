import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OvenBoard } from '@brasa/core/dashboard/oven-board.contract.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { fakeTime, passTime } from '../../../test/fake-time.ts';
import { installEvents, lastEvents } from '../../../test/fake-events.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { batchFor, OVEN, ovenBoard, ovenSlot } from '../../../test/oven-board.ts';
import { renderAppAs } from '../../../test/render-app.tsx';
import { findToast, pressInToast } from '../../../test/staff-desk.ts';
import { userEvent } from '../../../test/user-event.ts';

const NOW = parseInstant('2026-11-20T12:16') ?? 0;
const PUT = 'POST /api/oven/batches';

beforeEach(() => {
  installEvents();
  fakeTime(NOW);
});

const SLOTS = [
  ovenSlot('13:00', { ordered: '6.5', onSpit: '12.0', batches: [batchFor('13:00')] }),
  ovenSlot('13:30', {
    ordered: '8.5',
    expected: '3.2',
    expectedError: '1.1',
    stillToPutOn: '12.0',
  }),
  ovenSlot('14:00', { ordered: '1.0', stillToPutOn: '1.0' }),
  ovenSlot('14:30', { ordered: '4.0', stillToPutOn: '4.0' }),
];

const open = (answers: Answers) =>
  renderAppAs({ role: 'haykakan' }, '/admin/horno', {
    [OVEN]: ovenBoard({ slots: SLOTS }),
    ...answers,
  });
const findPart = async (name: string) => within(await screen.findByRole('region', { name }));

/** What stands in a part of the page, word by word. */
async function textOf(name: string): Promise<string> {
  const texts = document.createTreeWalker(
    await screen.findByRole('region', { name }),
    NodeFilter.SHOW_TEXT,
  );
  const words: string[] = [];
  while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}

describe('the oven’s board', () => {
  it('says what to put on now, in 15 minutes and in half an hour', async () => {
    open({});
    expect(await textOf('Ahora')).toContain(
      'para las 13:30 12 pollos Al horno 12 8 1/2 encargados · 3 de paso, ± 1',
    );
    expect(await textOf('En 15 minutos')).toBe('En 15 minutos Nada.');
    expect(await textOf('En media hora')).toContain(
      'a las 12:45 para las 14:00 1 pollo Al horno 1 1 encargado',
    );
  });

  it('has the rest of the day in lines, and follows the clock', async () => {
    open({});
    const table = await screen.findByRole('table');
    const times = () =>
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent);
    expect(times()).toEqual(['13:00', '13:30', '14:00', '14:30']);
    vi.setSystemTime(Date.now() + 74 * 60_000);
    await passTime(60_000);
    expect(times()).toEqual(['13:30', '14:00', '14:30']);
    expect(await textOf('Ahora')).toContain('para las 14:30');
  });

  it('puts a batch on with one tap, and takes it back with one', async () => {
    let slots = SLOTS;
    const { asked, lastBody } = openCounting({
      [OVEN]: () => ovenBoard({ slots }),
      [PUT]: () => {
        slots = SLOTS.map((slot) =>
          slot.time === '13:30' ? { ...slot, stillToPutOn: '0.0' } : slot,
        );
        return { status: 201, body: batchFor('13:30', { id: 7 }) };
      },
      'DELETE /api/oven/batches/7?version=1': () => {
        slots = SLOTS;
        return { status: 204 };
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Al horno 12 para las 13:30' }),
    );
    expect(await findToast('12 al horno')).toContain('para las 13:30');
    expect(asked(PUT)).toBe(1);
    expect(lastBody(PUT)).toEqual({ slot: '2026-11-20T12:30:00.000Z', chickens: 12 });
    await waitFor(async () => expect(await textOf('Ahora')).toBe('Ahora Nada que meter ahora.'));
    await pressInToast('Deshacer');
    await findToast('Tanda quitada');
    expect(await textOf('Ahora')).toContain('12 pollos');
  });

  it('takes another number, and goes back to what is needed when that changes', async () => {
    let needed = '12.0';
    const { lastBody } = openCounting({
      [OVEN]: () => ovenBoard({ slots: [ovenSlot('13:30', { stillToPutOn: needed })] }),
      [PUT]: { status: 201, body: batchFor('13:30', { chickens: '10.0' }) },
    });
    const now = await findPart('Ahora');
    await userEvent.click(now.getByRole('button', { name: 'Uno menos para las 13:30' }));
    await userEvent.click(now.getByRole('button', { name: 'Uno menos para las 13:30' }));
    await userEvent.click(now.getByRole('button', { name: /^Al horno 10/ }));
    await findToast('10 al horno');
    expect(lastBody(PUT)).toMatchObject({ chickens: 10 });
    needed = '2.0';
    act(() => lastEvents().say('change', '2'));
    expect(await now.findByRole('button', { name: /^Al horno 2/ })).toBeVisible();
  });

  it('says Listo of a batch with one tap, and takes it back with one', async () => {
    let batch = batchFor('13:00');
    const ready = { ...batch, readyAt: '2026-11-20T11:16:00.000Z', version: 2 };
    open({
      [OVEN]: () => ovenBoard({ slots: [ovenSlot('13:00', { batches: [batch] })] }),
      'PATCH /api/oven/batches/1/ready': () => ({ body: (batch = ready) }),
      'DELETE /api/oven/batches/1/ready': () => ({ body: (batch = batchFor('13:00')) }),
    });
    expect(await textOf('En el horno')).toContain('12 para las 13:00 hacia las 13:00');
    await userEvent.click(await screen.findByRole('button', { name: 'Listo: 12 para las 13:00' }));
    await findToast('12 listos');
    expect(await textOf('Listos')).toContain('12 para las 13:00 desde las 12:16');
    expect(await textOf('En el horno')).toBe('En el horno No hay nada en el horno.');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer: 12 para las 13:00' }));
    await findToast('Otra vez en el horno');
    expect(await textOf('En el horno')).toContain('12 para las 13:00');
  });

  it('is as it was where a batch has gone already', async () => {
    open({
      'DELETE /api/oven/batches/1?version=1': {
        status: 404,
        body: { error: 'Esa tanda ya no está en el horno', code: 'BATCH_NOT_FOUND' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar: 12 para las 13:00' }));
    await findToast('Tanda quitada');
    takeConsoleErrors();
  });

  it('says a shortfall early', async () => {
    const shortfall = {
      slot: ovenSlot('13:30').slot,
      time: ovenSlot('13:30').time,
      missing: '4.0',
    };
    open({ [OVEN]: ovenBoard({ slots: SLOTS, shortfall }) });
    expect(await screen.findByText('A las 13:30 faltan 4')).toBeVisible();
  });

  it.each<[string, Partial<OvenBoard>, string]>([
    ['a closed day', { isOpen: false, slots: [] }, 'Hoy estamos cerrados'],
    ['a day that needs nothing', {}, 'Nada que meter ahora. Por hoy no hace falta meter más.'],
    ['no limit', {}, 'Sin tope de pollos por media hora'],
    ['a limit', { capacity: '12.0' }, 'Caben 12 cada media hora.'],
  ])('of %s says so', async (_what, fields, text) => {
    open({ [OVEN]: ovenBoard(fields) });
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
  });

  it('keeps what it shows when the connection is lost, and says so', async () => {
    let isLost = false;
    open({ [OVEN]: () => (isLost ? { offline: true } : ovenBoard({ slots: SLOTS })) });
    await findPart('Ahora');
    isLost = true;
    await passTime(10_000);
    expect(screen.getByText(/Sin conexión/)).toBeVisible();
    expect(await textOf('Ahora')).toContain('12 pollos');
    takeConsoleErrors();
  });

  it('says what did not come', async () => {
    open({ [OVEN]: { status: 500 } });
    expect(await screen.findByText('No se pudo cargar el horno')).toBeVisible();
    takeConsoleErrors();
  });
});

it('leads back to the orders', async () => {
  open({});
  await findPart('Ahora');
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Pedidos' }));
  expect(window.location.pathname).toBe('/admin/orders');
});

function openCounting(answers: Answers) {
  const api = open(answers);
  return {
    ...api,
    lastBody: (line: keyof Answers) =>
      api.calls.findLast(({ method, path }) => `${method} ${path}` === line)?.body,
  };
}
