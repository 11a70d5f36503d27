// Users as staff manage them: one set of fields for the dialog that
// creates and edits, the calls behind it and the change of somebody's password.
// See docs/rules/accounts.md#adding-and-editing-users.
import { z } from 'zod';
import { blankable, email, singleLine, note, phone, plainLine } from '../../kernel/fields.ts';
import { seenVersion } from '../../kernel/versions.ts';
import { userView } from '../accounts.contract.ts';
import { ROLES } from '../accounts.rules.ts';
import {
  NEW_PASSWORD_MESSAGE,
  CONFIRM_PASSWORD_MESSAGE,
} from '../own-account/own-account.contract.ts';
import {
  chosenPassword,
  inAnyCase,
  passwordAgain,
  samePasswords,
} from '../passwords/passwords.contract.ts';
import { PASSWORD_MESSAGE } from '../registration/registration.contract.ts';

const USERNAME_REQUIRED_MESSAGE = 'El nombre de usuario es obligatorio';
const PHONE_MESSAGE = 'El teléfono debe tener al menos 9 dígitos';
const CONFIRM_MESSAGE = 'Confirme la contraseña';

export const USERS_PER_PAGE = 48;

/** The most that one page can be asked for; far beyond any shop. */
const LAST_PAGE = 1_000_000;

/**
 * The user list: active users unless asked for all. `q` searches name, user name, e-mail, phone, comparsa
 * and details, whatever the accents and capitals; `page` counts from 1. Without `page` it is the whole
 * list; how many there are in all is in the head X-Total-Count.
 */
export const userListQuery = z.object({
  showAll: z.enum(['true', 'false']).default('false'),
  q: singleLine(100).optional(),
  page: z.coerce.number('Página inválida').int('Página inválida').min(1).max(LAST_PAGE).optional(),
});

const role = z.enum(ROLES, 'Rol inválido');

const person = {
  role: role.default('abaranci'),
  name: blankable(singleLine(120)),
  email: blankable(email('Email inválido')),
  phone: blankable(phone(PHONE_MESSAGE)),
  postalCode: blankable(plainLine(12)),
  comparsaName: blankable(singleLine(120)),
  details: blankable(note(1000)),
};

const username = singleLine(100, USERNAME_REQUIRED_MESSAGE);

type Passwords = {
  password?: string | null | undefined;
  confirmPassword?: string | null | undefined;
};

/** A new user: the dialog, and the call that it makes. */
export const newUser = z
  .object({
    ...person,
    username,
    password: chosenPassword(PASSWORD_MESSAGE),
    confirmPassword: passwordAgain(CONFIRM_MESSAGE),
  })
  .refine((user) => user.password === user.confirmPassword, samePasswords)
  .meta({ id: 'NewUser' });
export type NewUser = z.infer<typeof newUser>;

/** A password that stays as it is when it is left blank. */
const passwordsOrBlank = {
  password: blankable(chosenPassword(PASSWORD_MESSAGE)),
  confirmPassword: blankable(passwordAgain(CONFIRM_MESSAGE)),
};

function areEqualOrAbsent({ password: one, confirmPassword: two }: Passwords): boolean {
  return (one ?? null) === (two ?? null);
}

/** The dialog that edits a user who can sign in: as a new one, but the passwords may be blank. */
export const userForm = z
  .object({
    ...person,
    username,
    ...passwordsOrBlank,
  })
  .refine(areEqualOrAbsent, samePasswords);
export type UserForm = z.infer<typeof userForm>;

/** The same for one of whom nothing but the phone is known, and who may stay like that. */
export const phoneUserForm = z
  .object({
    ...person,
    phone: phone(PHONE_MESSAGE),
    username: blankable(username),
    ...passwordsOrBlank,
  })
  .refine(areEqualOrAbsent, samePasswords)
  .refine(({ username: name, password: word }) => name !== null || word === null, {
    path: ['username'],
    message: USERNAME_REQUIRED_MESSAGE,
    ...inAnyCase,
  })
  .refine(({ username: name, password: word }) => name === null || word !== null, {
    path: ['password'],
    message: PASSWORD_MESSAGE,
    ...inAnyCase,
  });

/** What is left out stays. `version`: the one that was seen; without it the last edit wins. */
export const userEdit = z
  .object({
    ...person,
    role,
    username,
    ...passwordsOrBlank,
    version: seenVersion,
  })
  .partial()
  .refine(areEqualOrAbsent, samePasswords)
  .meta({ id: 'UserEdit' });
export type UserEdit = z.infer<typeof userEdit>;

/** Somebody's new password, given by a superadmin. */
export const passwordReset = z
  .object({ newPassword: chosenPassword(NEW_PASSWORD_MESSAGE) })
  .meta({ id: 'PasswordReset' });

/** The dialog, which asks for it twice. */
export const passwordResetForm = passwordReset
  .extend({ confirmPassword: passwordAgain(CONFIRM_PASSWORD_MESSAGE) })
  .refine((form) => form.newPassword === form.confirmPassword, samePasswords);

/** What the user becomes, else the other of the two: nobody undoes a colleague's by mistake. */
export const userToggle = z
  .object({ active: z.boolean('Debe ser verdadero o falso').optional() })
  .meta({ id: 'UserToggle' });
export type UserToggle = z.infer<typeof userToggle>;

export const ACTIVATED_MESSAGE = 'Usuario activado';
export const DEACTIVATED_MESSAGE = 'Usuario desactivado';

/** What switching a user on or off answers; the message is the title of the confirmation. */
export const toggledUser = z
  .object({ message: z.string(), user: userView })
  .meta({ id: 'ToggledUser' });
