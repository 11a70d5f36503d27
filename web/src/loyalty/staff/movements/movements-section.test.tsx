// What staff see of a customer's points, and what they do about a wrong entry.
// See docs/rules/loyalty.md#wrong-entries.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { readWalletQr } from '@brasa/core/loyalty/loyalty.calls.ts';
import type { Movement } from '@brasa/core/loyalty/movements.contract.ts';
import { takeConsoleErrors } from '../../../../test/console-errors.ts';
import { fakeApi, type Answers, type AnswerTo, type Failed } from '../../../../test/fake-api.ts';
import { historyItem } from '../../../../test/points-samples.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { findToast, said } from '../../../../test/staff-desk.ts';
import { userEvent } from '../../../../test/user-event.ts';
import { queryOf } from '../../../browser/api/send.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { MovementsSection } from './movements-section.tsx';

const LIST = 'GET /api/points/users/5/movements';
const ANNUL = 'POST /api/points/movements/2/annulment';
const CORRECT = 'POST /api/points/corrections';

type Fields = Partial<Omit<Movement, 'points'>> & { id: number; points?: number };

function movement({ points: moved = 20, ...fields }: Fields): Movement {
  const item = historyItem({ id: fields.id, points: points(moved) });
  return { ...item, createdBy: 'Prueba', state: 'reversible', ...fields };
}

const EARNED = movement({ id: 1, points: 150, createdBy: 'Ana' });
const REDEEMED = movement({
  ...{ id: 2, points: -100, type: 'redeemed', orderId: 12 },
  description: 'Bono Bronce: 5,00 € de descuento',
});

const list = (movements: Movement[], availablePoints = 50): AnswerTo<'listMovements'> => ({
  body: { availablePoints: points(availablePoints), totalPoints: points(150), movements },
});

/** Another reader of somebody's points. */
function Wallet() {
  useQuery(queryOf(readWalletQr));
  return null;
}

async function open(answers: Answers = {}, { isActive = true, beside = null as ReactNode } = {}) {
  const api = fakeApi({ [LIST]: list([REDEEMED, EARNED]), ...answers });
  const onChanged = vi.fn();
  renderPart(
    <>
      <MovementsSection userId={5} who="Lola" {...{ isActive, onChanged }} />
      {beside}
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Movimientos de puntos' }));
  return { ...api, onChanged };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const rows = async () => (await screen.findAllByRole('listitem')).map(said);

describe('the movements', () => {
  it('are asked for once they are opened, newest first, with when, which order and who', async () => {
    const { calls } = await open();
    expect(await rows()).toEqual([
      expect.stringMatching(
        /^Bono Bronce: 5,00 € de descuento ?20\/11\/2026 12:15 · Bono usado · Pedido 12 · por Prueba ?−100 puntos/,
      ),
      expect.stringMatching(/^Puntos ganados ?20\/11\/2026 12:15 · por Ana ?\+150 puntos/),
    ]);
    expect(said(screen.getByRole('region', { name: 'Movimientos de puntos' }))).toContain(
      '50 disponibles · 150 ganados en total',
    );
    expect(calls).toHaveLength(1);
  });

  it('say what is annulled, and offer nothing for what is final', async () => {
    const reversed = movement({ id: 3, state: 'reversed' });
    const expired = movement({ id: 4, points: -5, type: 'expired', state: 'final' });
    await open({ [LIST]: list([expired, reversed]) });
    const [last, first] = await rows();
    expect(last).not.toContain('Anula');
    expect(first).toMatch(/Anulado$/);
    expect(screen.queryByRole('button', { name: /Anular/ })).not.toBeInTheDocument();
  });

  it('come ten at a time', async () => {
    const many = Array.from({ length: 13 }, (_, index) => movement({ id: index + 1 }));
    await open({ [LIST]: list(many) });
    expect(await rows()).toHaveLength(10);
    await press('Ver 3 más');
    expect(await rows()).toHaveLength(13);
  });

  it('of nobody yet say what will be there', async () => {
    await open({ [LIST]: list([], 0) });
    expect(await screen.findByText(/Aún no hay movimientos/)).toBeVisible();
  });

  it('that cannot be loaded say so', async () => {
    await open({ [LIST]: { status: 500, body: {} } });
    expect(await screen.findByText('No se pudieron cargar los movimientos')).toBeVisible();
    takeConsoleErrors();
  });

  it('of an inactive user are shown, without a correction', async () => {
    await open({}, { isActive: false });
    expect(await rows()).toHaveLength(2);
    expect(screen.getByText(/Actívalo antes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Corregir puntos' })).not.toBeInTheDocument();
  });
});

describe('annulling', () => {
  const askFirst = () => press(/^Anular movimiento −100/);

  it('says first what it will do, and nothing happens without a yes', async () => {
    const { asked } = await open();
    await askFirst();
    expect(
      screen.getByText(
        'Se devuelven 100 puntos a Lola. El pedido 12 pierde su descuento: se cobra entero.',
      ),
    ).toBeVisible();
    await press(/^No anular −100/);
    expect(screen.queryByRole('button', { name: 'Sí, anular' })).not.toBeInTheDocument();
    expect(asked(ANNUL)).toBe(0);
  });

  it('asks once when it is tapped twice', async () => {
    await open();
    await userEvent.dblClick(
      await screen.findByRole('button', { name: /^Anular movimiento −100/ }),
    );
    expect(screen.getByRole('button', { name: 'Sí, anular' })).toBeVisible();
  });

  it('says what it did, and the list has it', async () => {
    let movements = [REDEEMED, EARNED];
    const { asked, onChanged } = await open({
      [LIST]: () => list(movements),
      [ANNUL]: () => {
        movements = [{ ...REDEEMED, state: 'reversed' }, EARNED];
        return { body: { points: points(100), availablePoints: points(150) } };
      },
    });
    await askFirst();
    await press('Sí, anular');
    expect(await findToast('Movimiento anulado')).toContain('100 puntos más: 150 disponibles.');
    await waitFor(async () => expect((await rows())[0]).toMatch(/Anulado$/));
    expect(asked(ANNUL)).toBe(1);
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(REDEEMED);
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[0]);
  });

  it('names what did not come back', async () => {
    await open({ [ANNUL]: { body: { points: points(60), availablePoints: points(110) } } });
    await askFirst();
    await press('Sí, anular');
    expect(await findToast('Movimiento anulado')).toContain(
      '60 puntos más: 110 disponibles. De los 100, 40 no vuelven: han caducado o pagan puntos que se debían.',
    );
  });

  it('is sent once by a double tap', async () => {
    const { asked } = await open({
      [ANNUL]: { body: { points: points(100), availablePoints: points(150) } },
    });
    await askFirst();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sí, anular' }));
    await findToast('Movimiento anulado');
    expect(asked(ANNUL)).toBe(1);
  });

  it('that another device did first shows so', async () => {
    let movements = [REDEEMED, EARNED];
    await open({
      [LIST]: () => list(movements),
      [ANNUL]: (): Failed => {
        movements = [{ ...REDEEMED, state: 'reversed' }, EARNED];
        const error = 'Este movimiento ya está anulado';
        return { status: 409, body: { error, code: 'MOVEMENT_REVERSED' } };
      },
    });
    await askFirst();
    await press('Sí, anular');
    expect(await findToast('Error al anular el movimiento')).toContain('ya está anulado');
    await waitFor(async () => expect((await rows())[0]).toMatch(/Anulado$/));
    expect(screen.queryByRole('button', { name: 'Sí, anular' })).not.toBeInTheDocument();
    takeConsoleErrors();
  });

  it('of points that are spent says what can be done instead', async () => {
    const error = 'El cliente ya no tiene esos puntos';
    await open({ [ANNUL]: { status: 422, body: { error, code: 'POINTS_NOT_THERE' } } });
    await askFirst();
    await press('Sí, anular');
    expect(said(await screen.findByRole('alert'))).toContain('«Corregir puntos»');
    takeConsoleErrors();
  });

  it('whose answer was lost has every figure asked for again', async () => {
    const WALLET = 'GET /api/points/wallet-qr';
    const answers = { [ANNUL]: { offline: true }, [WALLET]: { body: { qrCode: 'x' } } } as Answers;
    const { asked } = await open(answers, { beside: <Wallet /> });
    await askFirst();
    expect(asked(WALLET)).toBe(1);
    await press('Sí, anular');
    await screen.findByRole('alert');
    await waitFor(() => expect(asked(WALLET)).toBe(2));
    takeConsoleErrors();
  });

  it('whose answer was lost is repeated under its key', async () => {
    let isDown = true;
    const { keys } = await open({
      [ANNUL]: () =>
        isDown
          ? { offline: true }
          : { body: { points: points(100), availablePoints: points(150) } },
    });
    await askFirst();
    await press('Sí, anular');
    expect(said(await screen.findByRole('alert'))).toContain('solo cuenta una vez');
    isDown = false;
    await press('Sí, anular');
    await findToast('Movimiento anulado');
    expect(keys(ANNUL)).toHaveLength(2);
    expect(keys(ANNUL)[0]).toBe(keys(ANNUL)[1]);
    takeConsoleErrors();
  });
});

describe('correcting points', () => {
  const fill = async (values: { way?: string; points: string; reason: string }) => {
    await press('Corregir puntos');
    if (values.way) await userEvent.click(screen.getByRole('radio', { name: values.way }));
    if (values.points) await userEvent.type(screen.getByLabelText('Puntos'), values.points);
    if (values.reason) await userEvent.type(screen.getByLabelText('Motivo'), values.reason);
  };

  it.each([
    ['Añadir', '30', 30, 80, 'Añadir 30 puntos', '30 puntos más: 80 disponibles'],
    ['Quitar', '50', -50, 0, 'Quitar 50 puntos', '50 puntos menos: 0 disponibles'],
  ])('%s %s', async (way, typed, change, available, button, told) => {
    const { calls, onChanged } = await open({
      [CORRECT]: { body: { points: points(change), availablePoints: points(available) } },
    });
    await fill({ way, points: typed, reason: 'Se apuntó a otra' });
    expect(screen.getByText(`Tiene 50 disponibles. Quedarán ${available}.`)).toBeVisible();
    await press(button);
    expect(await findToast('Puntos corregidos')).toContain(told);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      userId: 5,
      points: change,
      reason: 'Se apuntó a otra',
    });
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(null);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Corregir puntos' }));
  });

  it.each([
    [{ points: '', reason: 'x' }, 'Indica cuántos puntos se añaden o se quitan'],
    [{ points: '0', reason: 'x' }, 'Indica cuántos puntos se añaden o se quitan'],
    [{ points: '-5', reason: 'x' }, 'Indica cuántos puntos se añaden o se quitan'],
    [{ points: '1001', reason: 'x' }, 'Como máximo 1000 puntos'],
    [{ points: '5', reason: '' }, 'Indica el motivo de la corrección'],
    [{ way: 'Quitar', points: '51', reason: 'x' }, 'Solo tiene 50 puntos'],
  ])('%o is refused: %s', async (values, message) => {
    const { asked } = await open();
    await fill(values);
    await press(/^(Añadir|Quitar) .*punto/);
    expect(await screen.findByText(message)).toBeVisible();
    expect(asked(CORRECT)).toBe(0);
  });

  it('that the server refuses keeps what was typed', async () => {
    const error = 'El cliente ya no tiene esos puntos';
    await open({ [CORRECT]: { status: 422, body: { error, code: 'POINTS_NOT_THERE' } } });
    await fill({ way: 'Quitar', points: '5', reason: 'Error' });
    await press('Quitar 5 puntos');
    expect(said(await screen.findByRole('alert'))).toContain(error);
    expect(screen.getByLabelText<HTMLInputElement>('Motivo').value).toBe('Error');
    takeConsoleErrors();
  });

  it('can be given up', async () => {
    await open();
    await fill({ points: '5', reason: '' });
    await press('Cancelar');
    expect(screen.queryByLabelText('Motivo')).not.toBeInTheDocument();
    const section = within(screen.getByRole('region', { name: 'Movimientos de puntos' }));
    expect(document.activeElement).toBe(section.getByRole('button', { name: 'Corregir puntos' }));
  });
});
