// The second factor on the wire (docs/rules/accounts.md#second-factor).
import { z } from 'zod';
import { described } from '../../kernel/described-field.ts';
import { singleLine } from '../../kernel/fields.ts';
import { isoInstant } from '../../kernel/wire.ts';
import { CURRENT_PASSWORD_MESSAGE, knownPassword } from '../passwords/passwords.contract.ts';
import { readCode } from './second-factor.rules.ts';

export const CODE_MESSAGE = 'Escribe las 6 cifras de tu app o un código de recuperación';

/** What is typed for the second step: the app's code or a recovery code. */
export const typedCode = singleLine(40, CODE_MESSAGE)
  .transform((typed, context) => {
    const code = readCode(typed);
    if (code !== null) return code;
    context.addIssue({ code: 'custom', message: CODE_MESSAGE });
    return z.NEVER;
  })
  .meta(described({ kind: 'secondFactor' }));

/** The password was right, and the account asks for a code too: until when, and what to send with it. */
export const secondFactorRequired = z
  .object({
    error: z.string(),
    code: z.literal('SECOND_FACTOR_REQUIRED'),
    challenge: z.string(),
    until: isoInstant,
  })
  .meta({ id: 'SecondFactorRequired' });
export type SecondFactorRequired = z.infer<typeof secondFactorRequired>;

export const secondStep = z
  .object({ challenge: z.string().min(1).max(100), code: typedCode })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.infer<typeof secondStep>;

/** Of whoever is signed in. */
export const secondFactor = z
  .object({ since: isoInstant.nullable(), recoveryCodesLeft: z.int() })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactor>;

export const passwordProof = z
  .object({ currentPassword: knownPassword(CURRENT_PASSWORD_MESSAGE) })
  .meta({ id: 'PasswordProof' });

/** The password again, and a code where the second factor is on. */
export const ownerProof = passwordProof
  .extend({ code: typedCode.optional() })
  .meta({ id: 'OwnerProof' });
export type OwnerProof = z.infer<typeof ownerProof>;

const recoveryCodes = z.array(z.string());

export const newRecoveryCodes = z.object({ recoveryCodes }).meta({ id: 'NewRecoveryCodes' });

/** What is told once: the secret for an app, also as its address for the QR code, and the recovery codes. */
export const newSecondFactor = z
  .object({ secret: z.string(), address: z.string(), recoveryCodes })
  .meta({ id: 'NewSecondFactor' });
export type NewSecondFactor = z.infer<typeof newSecondFactor>;

export const codeProof = z.object({ code: typedCode }).meta({ id: 'CodeProof' });
