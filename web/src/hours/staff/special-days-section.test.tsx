import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { takeConsoleErrors } from '../../../test/console-errors.ts';
import { answering, fakeApi, type Answers } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { HOURS } from '../../../test/samples.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { TooltipProvider } from '../../ui/overlay/tooltip.tsx';
import { SpecialDaysSection } from './special-days-section.tsx';

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T11:10:00Z')));

const DAYS = '/api/business-hours/special-days';
const INMACULADA: SpecialDay = {
  id: 4,
  date: '2026-12-08',
  isOpen: false,
  openTime: '10:00',
  closeTime: '17:00',
  note: 'La Inmaculada',
  autoUpdate: false,
  source: 'staff',
  version: 1,
  updatedAt: '2026-11-20T11:10:00.000Z',
};
const NOCHEBUENA: SpecialDay = {
  ...INMACULADA,
  id: 5,
  date: '2026-12-24',
  isOpen: true,
  closeTime: '14:30',
  note: null,
  autoUpdate: true,
  source: 'google',
};

function open(answers: Answers = {}) {
  const api = fakeApi({
    'GET /api/business-hours': { body: HOURS },
    [`GET ${DAYS}`]: { body: [INMACULADA, NOCHEBUENA] },
    ...answers,
  });
  renderPart(
    <TooltipProvider>
      <SpecialDaysSection outside={() => null} />
      <Toaster />
    </TooltipProvider>,
  );
  return api;
}

const press = (name: string) =>
  fireEvent.click(screen.queryByText(name, { selector: 'button' }) ?? screen.getByLabelText(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openNew(): Promise<void> {
  await screen.findByText('Martes 08/12/2026');
  press('Añadir día especial');
  await screen.findByRole('dialog', { name: 'Añadir día especial' });
}

describe('the special days on the desk', () => {
  it('are listed by date, with their hours, their reason and who entered them', async () => {
    open();
    await screen.findByText('Martes 08/12/2026');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Martes 08/12/2026La InmaculadaCerradoA mano');
    expect(second?.textContent).toBe('Jueves 24/12/202610:00–14:30De Google');
  });

  it('say whether Google may change them, whoever entered them', async () => {
    const fixed = { ...NOCHEBUENA, autoUpdate: false };
    const automatic = { ...INMACULADA, autoUpdate: true };
    open({ [`GET ${DAYS}`]: { body: [automatic, fixed] } });
    expect(await screen.findByText('A mano, automático')).toBeVisible();
    expect(screen.getByText('De Google, fijado')).toBeVisible();
  });

  it('say what will be here while there are none', async () => {
    open({ [`GET ${DAYS}`]: { body: [] } });
    expect(await screen.findByText('Ningún día especial a la vista')).toBeVisible();
  });

  it('offer another try when they cannot be loaded', async () => {
    open({ [`GET ${DAYS}`]: { status: 500 } });
    expect(await screen.findByText('No se pudieron cargar los días especiales')).toBeVisible();
    takeConsoleErrors();
  });
});

describe('entering a special day', () => {
  it('that the list has shown since is another one, and while nothing is known the same', async () => {
    let isDown = true;
    const lost = () => (isDown ? { offline: true as const } : { body: [INMACULADA] });
    const { keys } = open({
      [`POST ${DAYS}`]: { offline: true },
      [`GET ${DAYS}`]: () => (keys(`POST ${DAYS}`).length === 0 ? { body: [] } : lost()),
    });
    await screen.findByText('Ningún día especial a la vista');
    press('Añadir día especial');
    await screen.findByRole('dialog', { name: 'Añadir día especial' });
    type('Fecha', '2026-12-08');
    const add = async (count: number) => {
      press('Añadir');
      await waitFor(() => expect(keys(`POST ${DAYS}`)).toHaveLength(count));
      await waitFor(() => expect(screen.getByText('Añadir', { selector: 'button' })).toBeVisible());
    };
    await add(1);
    isDown = false;
    await add(2);
    await screen.findByText('Martes 08/12/2026');
    await add(3);
    const [first, second, third] = keys(`POST ${DAYS}`);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    takeConsoleErrors();
  });

  it('that is closed needs its date only', async () => {
    const api = open({ [`POST ${DAYS}`]: { status: 201, body: INMACULADA } });
    await openNew();
    type('Fecha', '2026-12-08');
    type('Motivo', ' La Inmaculada ');
    press('Añadir');
    expect(await screen.findByText('Día especial añadido')).toBeVisible();
    expect(api.calls).toContainEqual({
      method: 'POST',
      path: DAYS,
      body: {
        date: '2026-12-08',
        isOpen: false,
        openTime: '10:00',
        closeTime: '17:00',
        note: 'La Inmaculada',
        autoUpdate: false,
      },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that is open asks for its hours', async () => {
    const api = open({ [`POST ${DAYS}`]: { status: 201, body: NOCHEBUENA } });
    await openNew();
    type('Fecha', '2026-12-24');
    fireEvent.click(screen.getByLabelText('Abierto con otro horario'));
    type('Hora de cierre', '14:30');
    press('Añadir');
    await screen.findByText('Día especial añadido');
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      isOpen: true,
      openTime: '10:00',
      closeTime: '14:30',
      note: null,
    });
  });

  it.each([
    ['', '17:00', 'Fecha inválida'],
    ['2026-11-19', '17:00', 'Esta fecha ya ha pasado'],
    ['2026-12-24', '09:00', 'La hora de cierre debe ser posterior a la de apertura'],
    ['2026-12-24', '', 'Hora inválida'],
  ])('on %j until %j is refused here already: %s', async (date, closeTime, message) => {
    const api = open();
    await openNew();
    type('Fecha', date);
    fireEvent.click(screen.getByLabelText('Abierto con otro horario'));
    type('Hora de cierre', closeTime);
    press('Añadir');
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.asked(`POST ${DAYS}`)).toBe(0);
  });

  it('of a date that has one is said beside the date, and what was typed stays', async () => {
    const error = 'Esta fecha ya tiene su horario especial. Edítalo';
    open({ [`POST ${DAYS}`]: { status: 409, body: { error, code: 'SPECIAL_DAY_EXISTS' } } });
    await openNew();
    type('Fecha', '2026-12-08');
    type('Motivo', 'Boda');
    press('Añadir');
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByLabelText('Fecha').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Motivo')).toHaveProperty('value', 'Boda');
    takeConsoleErrors();
  });

  it('without an answer says so above the form', async () => {
    open({ [`POST ${DAYS}`]: { offline: true } });
    await openNew();
    type('Fecha', '2026-12-09');
    press('Añadir');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No se sabe si se ha guardado/);
    takeConsoleErrors();
  });
});

it('is changed in the same form, under its own id', async () => {
  const api = open({ [`PATCH ${DAYS}/5`]: { body: NOCHEBUENA } });
  await screen.findByText('Jueves 24/12/2026');
  press('Editar Jueves 24/12/2026');
  await screen.findByRole('dialog', { name: 'Editar día especial' });
  type('Hora de apertura', '11:00');
  press('Guardar');
  expect(await screen.findByText('Día especial actualizado')).toBeVisible();
  expect(api.calls).toContainEqual({
    method: 'PATCH',
    path: `${DAYS}/5`,
    body: {
      date: '2026-12-24',
      isOpen: true,
      openTime: '11:00',
      closeTime: '14:30',
      note: null,
      autoUpdate: true,
      version: NOCHEBUENA.version,
    },
  });
});

describe('a special day that has changed while it was edited', () => {
  const theirs = {
    ...NOCHEBUENA,
    closeTime: '13:00',
    note: 'Cena',
    version: 2,
  };

  /** Opens the day, types another hour and saves; somebody else was faster. */
  async function saveTooLate() {
    let refused = false;
    const api = open({
      [`PATCH ${DAYS}/5`]: () => {
        if (refused) return { body: theirs };
        refused = true;
        return { status: 409, body: { error: 'Otra', code: 'EDITED_MEANWHILE', current: theirs } };
      },
    });
    await screen.findByText('Jueves 24/12/2026');
    press('Editar Jueves 24/12/2026');
    await screen.findByRole('dialog', { name: 'Editar día especial' });
    type('Hora de apertura', '11:00');
    press('Guardar');
    const alert = await screen.findByRole('alert');
    takeConsoleErrors();
    return { api, alert };
  }

  it('shows what is saved now, keeps what was typed, and the next saving goes over it', async () => {
    const { api, alert } = await saveTooLate();
    expect(alert.textContent).toContain('Este día ha cambiado mientras lo editabas');
    expect(alert.textContent).toContain(
      'Jueves 24/12/2026, Cena. Ahora: 10:00–13:00, con actualización automática.',
    );
    expect(alert.textContent).toContain(
      'Lo que has escrito sigue aquí. Revísalo y vuelve a guardar.',
    );
    press('Guardar');
    expect(await screen.findByText('Día especial actualizado')).toBeVisible();
    const bodies = api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies[1]).toEqual({
      date: '2026-12-24',
      isOpen: true,
      openTime: '11:00',
      closeTime: '13:00',
      note: 'Cena',
      autoUpdate: true,
      version: theirs.version,
    });
  });

  it('is as somebody else has left it after Descartar lo mío', async () => {
    await saveTooLate();
    press('Descartar lo mío');
    expect(screen.getByLabelText('Hora de apertura')).toHaveProperty('value', '10:00');
    expect(screen.getByLabelText('Hora de cierre')).toHaveProperty('value', '13:00');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Fecha')));
  });
});

describe('removing a special day', () => {
  const REMOVE = `DELETE ${DAYS}/4?version=${INMACULADA.version}` as const;

  it('happens at once, leaves the focus on the list, and can be undone', async () => {
    let days = [INMACULADA, NOCHEBUENA];
    const api = open({
      [`GET ${DAYS}`]: () => ({ body: days }),
      ...answering(REMOVE, () => {
        days = [NOCHEBUENA];
        return { status: 204 };
      }),
      [`POST ${DAYS}`]: { status: 201, body: INMACULADA },
    });
    await screen.findByText('Martes 08/12/2026');
    press('Eliminar Martes 08/12/2026');
    const avisos = within(screen.getByRole('region', { name: 'Avisos' }));
    expect(await avisos.findByText('Día especial eliminado')).toBeVisible();
    const text = 'Martes 08/12/2026: vuelve al horario de la semana.';
    expect(avisos.getByText(text)).toBeVisible();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Días especiales'));
    fireEvent.click(avisos.getByText('Deshacer'));
    expect(await avisos.findByText('Día especial recuperado')).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      date: '2026-12-08',
      note: 'La Inmaculada',
    });
  });

  it('that fails says so', async () => {
    open(answering(REMOVE, { status: 500, body: { error: 'Algo ha fallado' } }));
    await screen.findByText('Martes 08/12/2026');
    press('Eliminar Martes 08/12/2026');
    const message = 'No se pudo eliminar el día especial. Algo ha fallado';
    expect(await screen.findByText(message)).toBeVisible();
    takeConsoleErrors();
  });
});
