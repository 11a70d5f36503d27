// Asking for links for a password by e-mail (docs/rules/accounts.md#forgotten-passwords).
import { z } from 'zod';
import { email } from '../kernel/fields.ts';

/** Whether this shop sends such links by itself; otherwise its staff make them. */
export const accountRecovery = z.object({ byMail: z.boolean() }).meta({ id: 'AccountRecovery' });

export const linksRequest = z
  .object({ email: email('Ingrese un email válido') })
  .meta({ id: 'LinksRequest' });

/** The same whether the address is somebody's or nobody's. */
export const linksAsked = z.object({ message: z.string() }).meta({ id: 'LinksAsked' });
