// What is said and written to whoever has forgotten a password (docs/rules/accounts.md#forgotten-passwords), and
// to the address that an account had (docs/rules/customers.md#another-e-mail-needs-the-password).
import { LINK_MINUTES } from '../accounts/recovery/password-links.rules.ts';
import { formatDay } from '../kernel/time/date-texts.ts';
import { madridClock, madridDay } from '../kernel/time/madrid-time.ts';
import { formatPhone } from '../kernel/text/phone.ts';
import { unbroken, type Letter } from '../messages/letter.rules.ts';
import { plainWords } from '../messages/plain-words.rules.ts';

export const LINKS_ASKED = `Si esa dirección es de una cuenta, recibirás un correo en unos minutos. El enlace dura ${LINK_MINUTES} minutos.`;

/** An account with its link; without a user name it is a phone's, of which only the end is told. */
type LinkedAccountOf = { username: string | null; phoneEnding: string | null; url: string };

type Shop = { restaurantName: string; phonePrimary: string };

type Asked = {
  accounts: readonly LinkedAccountOf[];
  /** The user names of superadmins with the address. */
  superadmins: readonly string[];
};

/** The mail with a link for each account of the address; of superadmins it says where they get theirs. */
export function linksLetter({ accounts, superadmins }: Asked, shop: Shop): Letter {
  const isOne = accounts.length + superadmins.length === 1;
  const isLinked = accounts.length > 0;
  return {
    ...ofTheShop(shop),
    subject: isLinked ? 'Tu enlace para la contraseña' : 'Tu contraseña',
    title: isLinked ? 'Elige otra contraseña' : 'Tu enlace no va por correo',
    paragraphs: [
      `Se ha pedido desde ${placeOf(shop)} un enlace para ${isOne ? 'la cuenta' : 'cada cuenta'} con esta dirección.`,
      ...(isLinked
        ? [
            `${accounts.length === 1 ? 'El enlace dura' : 'Cada enlace dura'} ${LINK_MINUTES} minutos y sirve una sola vez.`,
          ]
        : []),
      ...superadmins.map(
        (username) =>
          `Para ${plainWords(username)}, que es superadmin, no mandamos enlaces por correo: lo hace otro superadmin en «Gestión de Usuarios», o quien lleva el servidor le pone otra contraseña allí.`,
      ),
    ],
    links: accounts.map((account) => ({ text: linkText(account), url: account.url })),
    ending: [
      'Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
      ...helpFrom(shop),
    ],
  };
}

/** What is written to the address that an account had, since it has another one or none; `at` is when. */
export function formerAddressLetter(at: number, shop: Shop): Letter {
  return {
    ...ofTheShop(shop),
    subject: 'El email de tu cuenta ha cambiado',
    title: 'Tu cuenta ya no usa esta dirección',
    paragraphs: [
      `El ${formatDay(madridDay(at))} a las ${madridClock(at)} se cambió el email de tu cuenta en ${placeOf(shop)}. Desde entonces, lo que te escribamos de ella no llega aquí.`,
      'Si lo has cambiado tú, o nos lo has pedido, no tienes que hacer nada.',
    ],
    links: [],
    ending: [
      `Si no has sido tú, otra persona puede haber entrado en tu cuenta. ${shop.phonePrimary === '' ? 'Ven a vernos o escríbenos' : `Llámanos al ${unbroken(formatPhone(shop.phonePrimary))}`} cuanto antes: volveremos a poner tu dirección y te daremos un enlace para otra contraseña.`,
    ],
  };
}

const placeOf = ({ restaurantName }: Shop): string =>
  restaurantName === '' ? 'nuestra web' : `la web de ${restaurantName}`;

const ofTheShop = ({ restaurantName }: Shop) => ({
  sender: restaurantName,
  facts: [],
  lines: [],
  total: null,
});

const helpFrom = ({ phonePrimary }: Shop): string[] =>
  phonePrimary === '' ? [] : [`¿Alguna duda? Llámanos al ${unbroken(formatPhone(phonePrimary))}.`];

function linkText({ username, phoneEnding }: LinkedAccountOf): string {
  return username === null
    ? `Crear acceso con el teléfono que acaba en ${phoneEnding ?? ''}`
    : `Elegir la contraseña de ${plainWords(username)}`;
}
