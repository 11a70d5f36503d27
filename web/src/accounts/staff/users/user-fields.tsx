import { ROLE_NAMES } from '@brasa/core/accounts/accounts.rules.ts';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import { registered } from '../../../browser/forms/registered.ts';
import {
  EmailField,
  NameField,
  NewPasswordField,
  PhoneField,
  UsernameField,
} from '../../../ui/form/contact-fields.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import type { UserFormReturn } from './use-user-form.ts';

const PAIR = 'grid items-start gap-5 sm:grid-cols-2';

/**
 * Nobody becomes a superadmin here, so the picker has it only for one who is.
 * See docs/rules/accounts.md#who-may-change-whom.
 */
const GIVEN_ROLES: readonly Role[] = ['haykakan', 'abaranci'];

type UserFieldsProps = {
  form: UserFormReturn;
  /** Null for a new one. */
  user: UserView | null;
  /** Why the role cannot be changed; null where it can. */
  roleFixedBy: string | null;
  /** Whether it is of whoever edits: password and e-mail are changed elsewhere, with the present password. */
  isOwn: boolean;
};

/** What is asked about a user, in the order of docs/rules/accounts.md#adding-and-editing-users. */
export function UserFields({ form, user, roleFixedBy, isOwn }: UserFieldsProps) {
  const roles: readonly Role[] = user?.role === 'superadmin' ? ['superadmin'] : GIVEN_ROLES;
  return (
    <div className="grid gap-5 [&_:is(input,select)]:min-h-14">
      <div className={PAIR}>
        <UsernameField
          label="Usuario"
          autoComplete="off"
          aria-required={!user?.phoneOnly}
          {...registered(form, 'username')}
        />
        <SelectField
          label="Rol"
          options={roles.map((role) => ({ value: role, label: ROLE_NAMES[role] }))}
          disabled={roleFixedBy !== null}
          hint={roleFixedBy}
          {...registered(form, 'role')}
        />
      </div>
      <NameField label="Nombre Completo" autoComplete="off" {...registered(form, 'name')} />
      {isOwn ? <WhereOwnSignInIs /> : <PasswordFields form={form} user={user} />}
      <div className={PAIR}>
        <EmailField autoComplete="off" disabled={isOwn} {...registered(form, 'email')} />
        <PhoneField
          autoComplete="off"
          aria-required={user?.phoneOnly === true}
          {...registered(form, 'phone')}
        />
      </div>
      <div className={PAIR}>
        <TextField
          label="Código postal"
          autoComplete="off"
          inputMode="numeric"
          {...registered(form, 'postalCode')}
        />
        <TextField label="Comparsa" autoComplete="off" {...registered(form, 'comparsaName')} />
      </div>
      <TextArea
        label="Detalles Adicionales"
        hint="La persona los ve en «Mis datos»."
        {...registered(form, 'details')}
      />
    </div>
  );
}

function WhereOwnSignInIs() {
  return (
    <p className="text-sm text-ink-soft">
      Tu contraseña se cambia en «Mi contraseña», en tu tarjeta, y tu email en{' '}
      <TextLink href="/puntos">Mis datos</TextLink>: allí se pide la contraseña actual.
    </p>
  );
}

type PasswordFieldsProps = Pick<UserFieldsProps, 'form' | 'user'>;

function PasswordFields({ form, user }: PasswordFieldsProps) {
  const isNew = user === null;
  return (
    // The longer label has the wider column, or it would push its field below the other.
    <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <NewPasswordField
        label={isNew ? 'Contraseña' : 'Nueva Contraseña (opcional)'}
        hint={passwordHint(user)}
        aria-required={isNew}
        {...registered(form, 'password')}
      />
      <NewPasswordField
        label="Confirmar Contraseña"
        aria-required={isNew}
        {...registered(form, 'confirmPassword')}
      />
    </div>
  );
}

function passwordHint(user: UserView | null): string {
  if (user === null) return 'Al menos 6 caracteres.';
  return user.phoneOnly
    ? 'Dejar en blanco para que siga solo con el teléfono.'
    : 'Dejar en blanco para mantener la actual.';
}
