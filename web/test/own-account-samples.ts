// Somebody's own account as the server tells them of it.
import { EASY_PASSWORD_MESSAGE } from '@brasa/core/accounts/passwords/easy-passwords.rules.ts';
import type { OwnAccount } from '@brasa/core/accounts/own-account/own-account.contract.ts';
import type { Failed } from './fake-api.ts';

export const OWN_ACCOUNT: OwnAccount = {
  id: 7,
  username: 'ana',
  name: 'Ana Núñez',
  role: 'abaranci',
  phone: '600111222',
  email: 'ana@example.com',
  postalCode: '03400',
  comparsaName: null,
  details: null,
  consent: { date: '2026-11-20T11:10:00.000Z', version: '2026-11' },
  createdAt: '2026-11-20T11:10:00.000Z',
};

/** The refusal of a password that is not the own one. */
export const WRONG_PASSWORD: Failed = {
  status: 422,
  body: { error: 'La contraseña actual no es correcta', code: 'OWN_PASSWORD_WRONG' },
};

/** The refusal of a password that is easy to guess, at the field of the request. */
export const easyPassword = (path: string): Failed => ({
  status: 400,
  body: {
    error: EASY_PASSWORD_MESSAGE,
    code: 'VALIDATION',
    details: [{ path, message: EASY_PASSWORD_MESSAGE }],
  },
});
