// Forms that keep no draft let the browser ask before what was typed is lost; Actualizar then waits, too.
import { useState, type ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { OWN_ACCOUNT } from '../../test/own-account-samples.ts';
import { renderPart } from '../../test/render-app.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { HOURS, SUNDAY } from '../../test/samples.ts';
import { userSample } from '../../test/users-samples.ts';
import ChangePasswordDialog from '../accounts/own-account/change-password-dialog.tsx';
import EditAccountDialog from '../accounts/own-account/edit-account-dialog.tsx';
import RegistrationDialog from '../accounts/registration/registration-dialog.tsx';
import { EditUserDialog, NewUserDialog } from '../accounts/staff/users/user-dialog.tsx';
import { UserPasswordDialog } from '../accounts/staff/users/user-password-dialog.tsx';
import { wouldLoseTyping } from '../browser/forms/handed-over-drafts.ts';
import { DayCard } from '../hours/staff/day-card.tsx';
import { SpecialDayForm } from '../hours/staff/special-day-form.tsx';
import { CorrectPoints } from '../loyalty/staff/movements/correct-points.tsx';
import { QuickPointsAssign } from '../loyalty/staff/quick-points/quick-points-assign.tsx';
import { NewSettingForm } from '../settings/staff/new-setting-form.tsx';
import { SettingRow } from '../settings/staff/setting-row.tsx';
import type { OpenProps } from '../ui/overlay/sheet.tsx';
import { TooltipProvider } from '../ui/overlay/tooltip.tsx';

const nothing = () => undefined;
const opening: OpenProps = { open: true, onOpenChange: nothing };
const LOLA = userSample({ id: 3, name: 'Lola' });
const NOTE = { key: 'nota', value: 'Abierto', known: undefined, stored: undefined };

const FORMS: readonly [what: string, form: () => ReactElement, label: string, typed: string][] = [
  [
    'one’s own data',
    () => <EditAccountDialog account={OWN_ACCOUNT} {...opening} />,
    'Nombre',
    'Ani',
  ],
  [
    'one’s own password',
    () => <ChangePasswordDialog username="ana" {...opening} />,
    'Nueva contraseña',
    'secreta1',
  ],
  [
    'a registration',
    () => <RegistrationDialog onRegistered={nothing} {...opening} />,
    'Nombre',
    'Ana',
  ],
  ['a new user', () => <NewUserDialog {...opening} />, 'Nombre Completo', 'Ana'],
  [
    'a user',
    () => (
      <EditUserDialog
        user={LOLA}
        viewer={{ ...LOLA, username: 'lola', role: 'superadmin' }}
        account={() => null}
        {...opening}
      />
    ),
    'Nombre Completo',
    'Ana',
  ],
  [
    'a user’s password',
    () => <UserPasswordDialog user={LOLA} {...opening} />,
    'Nueva Contraseña',
    'secreta1',
  ],
  [
    'a special day',
    () => <SpecialDayForm day={null} outside={() => null} onClose={nothing} />,
    'Motivo',
    'Boda',
  ],
  ['a weekday', () => <DayCard stored={SUNDAY} isEditing />, 'Hora de cierre', ''],
  [
    'a correction of points',
    () => <CorrectPoints userId={3} available={points(50)} onDone={nothing} onCancel={nothing} />,
    'Motivo',
    'Se olvidó',
  ],
  [
    'points without a visit',
    () => <QuickPointsAssign phone="600111222" onAssigned={nothing} />,
    'Descripción (opcional)',
    'Se olvidó',
  ],
  ['a new setting', () => <NewSettingForm />, 'Clave', 'nota'],
  [
    'a setting',
    () => (
      <table>
        <tbody>
          <SettingRow entry={NOTE} onGone={nothing} />
        </tbody>
      </table>
    ),
    'nota',
    'Cerrado',
  ],
];

function show(form: ReactElement) {
  fakeApi({
    'GET /api/business-hours': { body: HOURS },
    'GET /api/business-hours/special-days': { body: [] },
    // A setting is saved as it is left.
    'PATCH /api/settings/nota': {
      body: { ...NOTE, version: 1, updatedAt: '2026-11-20T11:10:00.000Z' },
    },
  });
  return renderPart(<TooltipProvider>{form}</TooltipProvider>);
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), {
    target: { value },
  });

it.each(FORMS)('%s is not lost unasked', (_what, form, label, typed) => {
  const { unmount } = show(form());
  expect(wouldLoseTyping()).toBe(false);
  type(label, typed);
  expect(wouldLoseTyping()).toBe(true);
  unmount();
  expect(wouldLoseTyping()).toBe(false);
});

it('a dialog that was closed asks nothing, although it keeps what was typed', () => {
  function Users() {
    const [open, onOpenChange] = useState(true);
    return <NewUserDialog {...{ open, onOpenChange }} />;
  }
  show(<Users />);
  type('Nombre Completo', 'Ana');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(wouldLoseTyping()).toBe(false);
});
