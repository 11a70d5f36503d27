// Registering. What the call takes and what the form asks for are one set of
// fields; the form has two policies and a second password on top, which the call leaves to it.
// See docs/rules/accounts.md#registration.
import { z } from 'zod';
import { described } from '../../kernel/described-field.ts';
import { email, phone, plainLine, singleLine } from '../../kernel/fields.ts';
import { errorReply } from '../../kernel/wire.ts';
import {
  chosenPassword,
  PASSWORDS_MESSAGE,
  samePasswords,
} from '../passwords/passwords.contract.ts';

export const PASSWORD_MESSAGE = 'La contraseña debe tener al menos 6 caracteres';

const POSTAL_CODE_MESSAGE = 'Código postal obligatorio';

/** One line with at least so many characters, and one message however it falls short. */
function singleLineBetween(least: number, most: number, message: string) {
  return singleLine(most, message)
    .pipe(z.string().min(least, message))
    .meta(described({ kind: 'filled', least }));
}

/** Who somebody is and how to reach them, as they tell it themselves. */
export const contactFields = {
  name: singleLineBetween(2, 120, 'El nombre es obligatorio'),
  phone: phone('El teléfono debe tener al menos 9 dígitos'),
  email: email('Ingrese un email válido'),
  postalCode: plainLine(12, POSTAL_CODE_MESSAGE)
    .pipe(z.string().min(5, POSTAL_CODE_MESSAGE))
    .meta(described({ kind: 'filled', least: 5 })),
};

/** All that registering asks for but the policies. */
export const registrationFields = {
  username: singleLineBetween(3, 100, 'El nombre de usuario debe tener al menos 3 caracteres'),
  password: chosenPassword(PASSWORD_MESSAGE),
  ...contactFields,
};

/** What is agreed to with it. */
export const registrationPolicies = {
  acceptDataPolicy: z.literal(true, 'Debe aceptar la política de datos'),
  acceptFraudPolicy: z.literal(true, 'Debe aceptar las condiciones de fraude'),
};

/**
 * The call. Its specified payload has no policies, so they may be left out, and consent is then not
 * recorded; one that is sent must be accepted. `role` is ignored: whoever registers is a customer.
 */
export const registerRequest = z
  .object({
    ...registrationFields,
    acceptDataPolicy: registrationPolicies.acceptDataPolicy.optional(),
    acceptFraudPolicy: registrationPolicies.acceptFraudPolicy.optional(),
    role: z.unknown().optional(),
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.infer<typeof registerRequest>;

/** The form, whose every fault is found at once: the passwords are compared whatever else is wrong. */
export const registrationForm = z
  .object({
    ...registrationFields,
    confirmPassword: z.string(PASSWORDS_MESSAGE),
    ...registrationPolicies,
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, samePasswords);

/** A refused phone: where to ask for help, unless the shop has no number for it. */
export const phoneTakenReply = errorReply
  .extend({
    code: z.literal('PHONE_TAKEN'),
    message: z.string(),
    whatsappLink: z.url().optional(),
  })
  .meta({ id: 'PhoneTakenReply' });
export type PhoneTakenReply = z.infer<typeof phoneTakenReply>;
