// What is said and written to whoever has forgotten a password (docs/rules/accounts.md#forgotten-passwords).
import { LINK_MINUTES } from '../accounts/password-links.rules.ts';
import { formatPhone } from '../kernel/phone.ts';
import { unbroken, type Letter } from '../messages/letter.rules.ts';

export const LINKS_ASKED = `Si esa dirección es de una cuenta, recibirás un correo en unos minutos. El enlace dura ${LINK_MINUTES} minutos.`;

/** An account with its link; without a user name it is a phone's, of which only the end is told. */
export type LinkedAccountOf = { username: string | null; phoneEnding: string | null; url: string };

/** The mail with a link for each account of the address. */
export function linksLetter(
  accounts: readonly LinkedAccountOf[],
  { restaurantName, phonePrimary }: { restaurantName: string; phonePrimary: string },
): Letter {
  const isOne = accounts.length === 1;
  const where = restaurantName === '' ? 'nuestra web' : `la web de ${restaurantName}`;
  return {
    sender: restaurantName,
    subject: 'Tu enlace para la contraseña',
    title: 'Elige otra contraseña',
    paragraphs: [
      `Se ha pedido desde ${where} un enlace para ${isOne ? 'la cuenta' : 'cada cuenta'} con esta dirección.`,
      `${isOne ? 'El enlace dura' : 'Cada enlace dura'} ${LINK_MINUTES} minutos y sirve una sola vez.`,
    ],
    facts: [],
    lines: [],
    total: null,
    links: accounts.map((account) => ({ text: linkText(account), url: account.url })),
    ending: [
      'Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
      ...(phonePrimary === ''
        ? []
        : [`¿Alguna duda? Llámanos al ${unbroken(formatPhone(phonePrimary))}.`]),
    ],
  };
}

function linkText({ username, phoneEnding }: LinkedAccountOf): string {
  return username === null
    ? `Crear acceso con el teléfono que acaba en ${phoneEnding ?? ''}`
    : `Elegir la contraseña de ${username}`;
}
