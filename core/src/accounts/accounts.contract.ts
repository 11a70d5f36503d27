// Signing in, and users on the wire.
import { z } from 'zod';
import { singleLine } from '../kernel/fields.ts';
import { rowVersion } from '../kernel/versions.ts';
import { isoInstant } from '../kernel/wire.ts';
import { ROLES } from './accounts.rules.ts';

export const loginRequest = z
  .object({
    username: singleLine(100, 'El usuario es requerido'),
    password: z.string('La contraseña es requerida').min(1, 'La contraseña es requerida').max(200),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.infer<typeof loginRequest>;

export const currentUser = z
  .object({
    id: z.int(),
    username: z.string().nullable(),
    name: z.string().nullable(),
    role: z.enum(ROLES),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUser>;

/** Of a user of whom an answer says no more than id and role. */
export const CURRENT_USER_DEFAULTS = { username: null, name: null } satisfies Partial<CurrentUser>;

export const loginReply = z.object({ user: currentUser }).meta({ id: 'LoginReply' });
export const logoutReply = z.object({ success: z.literal(true) }).meta({ id: 'LogoutReply' });

export const userView = currentUser
  .extend({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    postalCode: z.string().nullable(),
    comparsaName: z.string().nullable(),
    details: z.string().nullable(),
    /** Somebody else has the same name in another spelling: one of them is to be renamed. */
    usernameCollides: z.boolean(),
    active: z.boolean(),
    phoneOnly: z.boolean(),
    /** Null where nobody has consented, as of somebody whom staff have entered. */
    gdprConsentDate: isoInstant.nullable(),
    createdAt: isoInstant,
    version: rowVersion,
    updatedAt: isoInstant,
  })
  .meta({ id: 'User' });
export type UserView = z.infer<typeof userView>;

/** Of a user of whom an answer says no more than the specification. */
export const USER_DEFAULTS = { usernameCollides: false } satisfies Partial<UserView>;
