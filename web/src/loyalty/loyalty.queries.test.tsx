import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { fakeTime, passTime } from '../../test/fake-time.ts';
import { renderPart } from '../../test/render-app.tsx';
import { usePointsNotification } from './loyalty.queries.ts';

function Notification() {
  return <p>{usePointsNotification().isError ? 'Sin respuesta' : 'Cargando'}</p>;
}

/** As where the header shows it, and a page that comes later. */
function HeaderAndPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Notification />
      <button type="button" onClick={() => setOpen(true)}>
        Mis puntos
      </button>
      {isOpen && <Notification />}
    </>
  );
}

it('a part that comes later does not ask for the notification that has just failed', async () => {
  fakeTime();
  const { asked } = fakeApi({ 'GET /api/points/notifications': { status: 500 } });
  renderPart(<HeaderAndPage />);
  expect(await screen.findByText('Sin respuesta')).toBeVisible();
  act(() => void fireEvent.click(screen.getByRole('button')));
  await passTime(5000);
  expect(asked('GET /api/points/notifications')).toBe(1);
  await passTime(15_000);
  expect(asked('GET /api/points/notifications')).toBe(2);
  expect(takeConsoleErrors()).not.toEqual([]);
});
