// What is told of second factors and of sessions that are ended elsewhere.
import type { AccountKind } from '@brasa/core/audit/account-kinds.rules.ts';
import {
  challengeOf,
  codeOf,
  FACTOR,
  proof,
  SECOND_STEP,
  switchOn,
} from '../accounts/with-factor.ts';
import { PASSWORD, type Caller, type ShopUnderTest } from '../shop-under-test.ts';
import { named, type Deed } from './stage.ts';

/** Switches the factor on; password and code as what it then takes. */
async function withCode(under: ShopUnderTest, staff: Caller) {
  const { secret } = await switchOn(under, staff);
  return { ...proof, code: codeOf(secret, under.time.now + 30_000) };
}

export const SECOND_FACTOR_DEEDS = {
  second_factor_on: {
    by: 'staff',
    act: ({ under, staff }) => switchOn(under, staff),
    idle: ({ staff }) => staff.post(FACTOR, proof),
    sentence: 'Activó la verificación en dos pasos',
  },
  second_factor_off: {
    by: 'staff',
    act: async ({ under, staff }) => {
      await staff.post(`${FACTOR}/removal`, await withCode(under, staff));
    },
    idle: ({ staff }) => staff.post(`${FACTOR}/removal`, proof),
    sentence: 'Quitó su verificación en dos pasos',
  },
  second_factor_removed: {
    by: 'superadmin',
    act: async ({ under, staff, superadmin }) => {
      await switchOn(under, staff);
      await superadmin.send('DELETE', `/api/auth/users/${staff.id}/second-factor`);
    },
    idle: ({ staff, superadmin }) =>
      superadmin.send('DELETE', `/api/auth/users/${staff.id}/second-factor`),
    sentence: ({ staff }) => `Quitó la verificación en dos pasos a ${named(staff)}`,
  },
  recovery_codes_renewed: {
    by: 'staff',
    act: async ({ under, staff }) => {
      await staff.post(`${FACTOR}/recovery-codes`, await withCode(under, staff));
    },
    idle: ({ superadmin }) => superadmin.post(`${FACTOR}/recovery-codes`, proof),
    sentence: 'Hizo códigos de recuperación nuevos',
  },
  recovery_code_used: {
    by: 'staff',
    act: async ({ under, staff }) => {
      const [code] = (await switchOn(under, staff)).recoveryCodes;
      const challenge = await challengeOf(under.visitor(), staff);
      await under.visitor().post(SECOND_STEP, { challenge, code });
    },
    idle: async ({ under, staff }) => {
      const challenge = await challengeOf(under.visitor(), staff);
      await under.visitor().post(SECOND_STEP, { challenge, code: 'AAAA AAAA AAAA' });
    },
    sentence: 'Usó un código de recuperación; le quedan 9',
  },
  sessions_ended: {
    by: 'customer',
    act: async ({ under, customer }) => {
      const own = { username: customer.username, password: PASSWORD };
      await under.visitor().post('/api/auth/login', own);
      await customer.send('DELETE', '/api/auth/me/sessions');
    },
    idle: ({ customer }) => customer.send('DELETE', '/api/auth/me/sessions'),
    sentence: 'Cerró 1 sesión suya en otros dispositivos',
  },
} satisfies Partial<Record<AccountKind, Deed>>;
