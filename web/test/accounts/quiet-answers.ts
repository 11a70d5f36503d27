import type { Answers } from '../fake-api.ts';
import { OWN_ACCOUNT } from '../own-account-samples.ts';

export const QUIET: Answers = {
  'GET /api/account-recovery': { body: { byMail: false } },
  'GET /api/auth/me/account': { body: OWN_ACCOUNT },
  'GET /api/auth/me/second-factor': { body: { since: null, recoveryCodesLeft: 0 } },
  'GET /api/auth/second-factors': { body: [] },
};
