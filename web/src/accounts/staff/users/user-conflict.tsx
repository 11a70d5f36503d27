import { ROLE_NAMES } from '@brasa/core/accounts/accounts.rules.ts';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { Merged } from '../../../browser/forms/merged-edits.ts';
import { EditConflict } from '../../../ui/conflict/edit-conflict.tsx';
import { FocusedNote } from '../../../ui/state/focused-note.tsx';
import { valuesOf, type UserValues } from './user-values.ts';

const NAMES: Record<keyof UserValues, string> = {
  username: 'Usuario',
  role: 'Rol',
  name: 'Nombre Completo',
  password: 'Contraseña',
  confirmPassword: 'Confirmar Contraseña',
  email: 'Email',
  phone: 'Teléfono',
  postalCode: 'Código postal',
  comparsaName: 'Comparsa',
  details: 'Detalles Adicionales',
};

export type UserConflictState = {
  saved: UserView;
  theirs: Merged<UserValues>['theirs'];
  onTakeTheirs: () => void;
};

export function UserConflict({ saved, theirs, onTakeTheirs }: UserConflictState) {
  return (
    <FocusedNote cause={saved}>
      <EditConflict
        what="este usuario"
        names={NAMES}
        textOf={(field) => textOf(saved, field)}
        theirs={theirs}
        otherwise="Ha cambiado su contraseña o lo ha activado o desactivado."
        onTakeTheirs={onTakeTheirs}
      />
    </FocusedNote>
  );
}

function textOf(saved: UserView, field: keyof UserValues): string {
  return field === 'role' ? ROLE_NAMES[saved.role] : valuesOf(saved)[field] || 'en blanco';
}
