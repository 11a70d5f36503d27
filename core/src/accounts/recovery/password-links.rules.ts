// Links for a password: what they look like and who may make them.
// See docs/rules/accounts.md#links-for-a-password.
import { MINUTE } from '../../kernel/time/durations.ts';
import type { AccountsFailure } from '../accounts.failures.ts';
import { isStaff } from '../accounts.rules.ts';
import type { UserInRole } from '../users/users.rules.ts';

export const LINK_MINUTES = 30;

/** How long a link is good for, in milliseconds. */
export const LINK_LIFETIME = LINK_MINUTES * MINUTE;

/** 192 random bits in base64url. */
const LINK_TOKEN = /^[\w-]{32}$/;

/** Whether this can be a token at all; what cannot is not looked for. */
export const isLinkToken = (text: string): boolean => LINK_TOKEN.test(text);

/** The page of the link with this token. */
export const passwordLinkPath = (token: string): string => `/contrasena/${token}`;

/** Why this member of staff may not make a link for this user; null when they may. */
export function refuseLink(
  actor: UserInRole,
  target: UserInRole & { active: boolean },
): AccountsFailure | null {
  if (target.id === actor.id) return 'OWN_PASSWORD_ELSEWHERE';
  if (isStaff(target.role) && actor.role !== 'superadmin') return 'LINK_FOR_STAFF';
  return target.active ? null : 'LINK_FOR_INACTIVE';
}

/** What staff send with the link. */
export function passwordLinkMessage(url: string, restaurantName: string): string {
  const from = restaurantName === '' ? '' : ` de ${restaurantName}`;
  return `¡Hola! Aquí tienes tu enlace${from} para elegir la contraseña de tu cuenta: ${url}\nDura ${LINK_MINUTES} minutos y sirve una sola vez. Es solo para ti: no se lo pases a nadie.`;
}
